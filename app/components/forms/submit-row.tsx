import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { sendButton, sendRow } from './send-button.ts';

/** Empty, it takes no room between the button and what follows. */
const status = css`
  &:empty {
    position: absolute;
  }
`;

type Props = {
  label: string;
  isSending: boolean;
  /** Not the one action of its screen. */
  isQuiet?: boolean;
  name?: string;
  value?: string;
  children?: ReactNode;
};

/** The button that sends a form, and what else one may do; `name` and `value` tell which form of its page it is. */
export function SubmitRow({ label, isSending, isQuiet = false, children, ...named }: Props) {
  return (
    <div className={sendRow}>
      <button
        type="submit"
        className={cx(isQuiet ? quietButton : primaryButton, sendButton)}
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
