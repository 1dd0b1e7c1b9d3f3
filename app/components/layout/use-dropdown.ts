import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a menu stays open that has lost the focus or the pointer (specification, section 9). */
const blurDelayMs = 150;

/**
 * One menu that drops down from its button: by pointer, click and keyboard. It closes 150 ms after the focus or the
 * pointer has left it, unless what was clicked is within; at once by Escape and when the page changes.
 */
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
    // Every press of a pointer, before it moves the focus. One elsewhere closes, even where it moves no focus.
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
        // A press on what takes no focus leaves it to nothing; that is no reason to close.
        if (!staysWithin && !isClickWithin.current) closeSoon();
        isClickWithin.current = false;
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    /** A pointer has opened it before it clicks, so a click of one never closes. */
    onButtonClick: ({ detail }: { detail: number }) => (detail === 0 && isOpen ? setOpen(false) : open()),
  };
}
