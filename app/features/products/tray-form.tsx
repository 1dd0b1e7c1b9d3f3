import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';

/** With scripts the bar takes its place. */
const send = css`
  display: none;
  padding-top: ${space(24)};

  @media (scripting: none) {
    display: block;
  }
`;

/** A plain GET form around checkboxes of materials: they become one inquiry, also without scripts. */
export function TrayForm({ children }: { children: ReactNode }) {
  return (
    <form action="/contact" method="get" aria-label={m.tray_title()}>
      <input type="hidden" name="lang" value={getLocale()} />
      <input type="hidden" name="type" value="RAW_MATERIAL" />
      {children}
      <p className={send}>
        <button type="submit" className={primaryButton}>
          {m.tray_ask()}
        </button>
      </p>
    </form>
  );
}
