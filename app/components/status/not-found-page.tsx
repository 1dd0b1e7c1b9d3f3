import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { StatusPage } from './status-page.tsx';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(8)};
`;

export function NotFoundPage() {
  return (
    <StatusPage
      status={404}
      message={m.error_not_found()}
      hint={m.error_not_found_hint()}
      picture="/art/pages/lost-cell.svg"
    >
      <div className={ways}>
        <Link to="/" className={primaryButton}>
          {m.error_home_link()}
        </Link>
        <Link to="/search" className={quietButton}>
          {m.menu_search()}
        </Link>
      </div>
    </StatusPage>
  );
}
