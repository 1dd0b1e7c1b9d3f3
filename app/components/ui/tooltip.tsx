import { css, cx } from '@linaria/core';
import { type ReactNode, useId, useRef } from 'react';
import { color, overlayWidth } from '#app/styles/tokens.ts';
import { floating, floatingButton } from './floating.ts';

const bubble = css`
  max-width: ${overlayWidth.tooltip};
  color: ${color.darkText};
  background: ${color.dark};
`;

const explained = css`
  text-decoration: underline dotted;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
`;

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const show = (force: boolean) => {
    if (button.current) box.current?.togglePopover({ force, source: button.current });
  };

  return (
    <span onPointerEnter={() => show(true)} onPointerLeave={() => show(false)}>
      <button
        ref={button}
        type="button"
        className={cx(floatingButton, explained)}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
      >
        {children}
      </button>
      <span ref={box} id={id} role="tooltip" popover="auto" className={cx(floating, bubble)}>
        {text}
      </span>
    </span>
  );
}
