import { primaryButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { DashboardLink } from './dashboard-link.tsx';
import { Heading } from './heading.tsx';

/** In the frame of a page that does not exist, is not permitted, or whose session has ended. */
export function Refusal({ title, isSignedOut = false }: { title: string; isSignedOut?: boolean }) {
  return (
    <>
      <Heading text={title} />
      <p>
        <DashboardLink to={isSignedOut ? 'login' : ''} className={primaryButton}>
          {isSignedOut ? m.admin_login() : m.admin_home()}
        </DashboardLink>
      </p>
    </>
  );
}
