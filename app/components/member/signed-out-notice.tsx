import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { StatusPage } from '#app/components/status/status-page.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { space } from '#app/styles/tokens.ts';

const notice = css`
  &:focus {
    outline: none;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-top: ${space(16)};
`;

export function SignedOutNotice({ onLeave }: { onLeave: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="alertdialog" aria-label={m.signed_out()} tabIndex={-1} className={notice}>
      <StatusPage message={m.signed_out()} hint={m.signed_out_text()}>
        <div className={actions}>
          <a href={pageHref('/login?next=/mypage')} target="_blank" rel="noopener" className={primaryButton}>
            {m.signed_out_sign_in()}
            <span className={visuallyHidden}> ({m.opens_new_tab()})</span>
          </a>
          <button type="button" className={quietButton} onClick={onLeave}>
            {m.signed_out_leave()}
          </button>
        </div>
      </StatusPage>
    </div>
  );
}
