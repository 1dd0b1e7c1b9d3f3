import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color } from '#app/styles/tokens.ts';
import { materialSlug } from '#rules/material-code.ts';
import { toggleInTray, useTray } from './tray-store.ts';

const pick = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-width: 36px;
  min-height: 44px;
  vertical-align: middle;
  cursor: pointer;

  & input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.primary};
    scroll-margin-block: 6rem 11rem;
  }

  @media print {
    display: none;
  }
`;

/** A checkbox of the inquiry about several materials. Without scripts it is sent with the form. */
export function TrayPick({ code }: { code: string }) {
  const tray = useTray();
  const slug = materialSlug(code);
  return (
    <label className={pick}>
      <input
        type="checkbox"
        name="materials"
        value={slug}
        checked={tray.includes(slug)}
        onChange={() => toggleInTray(slug)}
      />
      <span className={visuallyHidden}>{m.tray_pick({ code })}</span>
    </label>
  );
}
