import { css, cx } from '@linaria/core';
import { primaryButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { problemText } from './entrance-styles.ts';
import { usePasskey } from './use-passkey.ts';

const withScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

const withoutScript = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

type Props = {
  label: string;
  /** Uses a passkey and returns the message of a refusal. */
  run: () => Promise<string | undefined>;
};

export function PasskeyButton({ label, run }: Props) {
  const { isOffered, isBusy, message, start } = usePasskey(run);
  if (!isOffered) return <p>{m.admin_passkey_unavailable()}</p>;
  return (
    <div>
      <button
        type="button"
        className={cx(primaryButton, withScript)}
        aria-disabled={isBusy ? true : undefined}
        onClick={() => {
          if (!isBusy) void start();
        }}
      >
        {label}
      </button>
      <p className={withoutScript}>{m.admin_passkey_unavailable()}</p>
      <div role="alert">{message ? <p className={problemText}>{message}</p> : null}</div>
    </div>
  );
}
