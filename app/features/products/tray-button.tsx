import { css, cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { toggleInTray, useTray } from './tray-store.ts';

const withScripts = css`
  @media (scripting: none) {
    &[type] {
      display: none;
    }
  }
`;

/** @param code that of the address */
export function TrayButton({ code }: { code: string }) {
  const isPicked = useTray().includes(code);
  return (
    <button
      type="button"
      className={cx(quietButton, withScripts)}
      aria-pressed={isPicked}
      onClick={() => toggleInTray(code)}
    >
      {isPicked ? m.tray_picked() : m.tray_add()}
    </button>
  );
}
