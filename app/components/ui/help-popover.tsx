import { css, cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, overlayWidth, space } from '#app/styles/tokens.ts';
import { floating, floatingButton } from './floating.ts';

const sign = css`
  width: ${space(20)};
  height: ${space(20)};
  border: 1px solid currentcolor;
  border-radius: 50%;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1;
  text-align: center;

  @media print {
    display: none;
  }
`;

const panel = css`
  max-width: ${overlayWidth.popover};
  padding: ${space(16)} ${space(20)};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.hairline}, 0 8px 32px rgb(13 26 21 / 16%);
`;

export function HelpPopover({ topic, children }: { topic: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={cx(floatingButton, sign)}
        popoverTarget={id}
        aria-label={m.help_about({ topic })}
      >
        ?
      </button>
      <span id={id} popover="auto" className={cx(floating, panel)}>
        {children}
      </span>
    </>
  );
}
