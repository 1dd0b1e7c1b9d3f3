import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { dangerButton, primaryButton, quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { sendButton, sendRow } from './send-button.ts';

/** Takes no space while empty. */
const status = css`
  &:empty {
    position: absolute;
  }
`;

type Props = {
  label: string;
  isSending: boolean;
  isQuiet?: boolean;
  /** For an act without undo. */
  isDangerous?: boolean;
  name?: string;
  value?: string;
  children?: ReactNode;
};

/** `name` and `value` identify the form on its page. */
export function SubmitRow({
  label,
  isSending,
  isQuiet = false,
  isDangerous = false,
  children,
  ...named
}: Props) {
  const look = isDangerous ? dangerButton : isQuiet ? quietButton : primaryButton;
  return (
    <div className={sendRow}>
      <button
        type="submit"
        className={cx(look, sendButton)}
        aria-disabled={isSending ? true : undefined}
        {...named}
      >
        {label}
      </button>
      <span role="status" className={status}>
        {isSending ? m.form_sending() : null}
      </span>
      {children}
    </div>
  );
}
