import { Link } from '@tanstack/react-router';
import { primaryButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { StatusPage } from './status-page.tsx';

export function NotFoundPage() {
  return (
    <StatusPage
      status={404}
      message={m.error_not_found()}
      hint={m.error_not_found_hint()}
      picture="/art/pages/lost-cell.svg"
    >
      <Link to="/" className={primaryButton}>
        {m.error_home_link()}
      </Link>
    </StatusPage>
  );
}
