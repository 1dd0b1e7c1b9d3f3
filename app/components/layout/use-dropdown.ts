import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Delay before a menu without focus or pointer closes (specification, section 9). */
const blurDelayMs = 150;

/** Closes 150 ms after focus or pointer left it, and at once on Escape and on navigation. */
export function useDropdown() {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClickWithin = useRef(false);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!root.current?.contains(document.activeElement)) setOpen(false);
    }, blurDelayMs);
  };

  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // Runs before the press moves the focus. A press elsewhere closes the menu, even if the focus stays.
    const notePress = ({ target }: globalThis.PointerEvent) => {
      isClickWithin.current = target instanceof Node && root.current?.contains(target) === true;
      clearTimeout(timer.current);
      if (!isClickWithin.current) timer.current = setTimeout(() => setOpen(false), blurDelayMs);
    };
    document.addEventListener('pointerdown', notePress);
    return () => document.removeEventListener('pointerdown', notePress);
  }, [isOpen]);

  return {
    isOpen,
    button,
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') open();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') closeSoon();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        const staysWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        // A press on an element without focus moves the focus to the body: the menu stays open.
        if (!staysWithin && !isClickWithin.current) closeSoon();
        isClickWithin.current = false;
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    /** A pointer opens the menu on hover, so its click must not close it. */
    onButtonClick: ({ detail }: { detail: number }) => (detail === 0 && isOpen ? setOpen(false) : open()),
  };
}
