import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { primaryButton } from '#app/components/ui/button.ts';
import type { PostedForm } from '#app/forms/form-state.ts';
import { brandName } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { parseSearch } from '#app/routing/search-params.ts';
import type { StaffMe } from '#contract/staff.ts';
import { findDashboardPage, mayOpen } from './find-page.ts';
import { DashboardLink } from './frame/dashboard-link.tsx';
import { EntranceFrame } from './frame/entrance-frame.tsx';
import { Heading } from './frame/heading.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { useStaff } from './session/staff.queries.ts';

/** In the frame of a page that does not exist, is not permitted, or whose session has ended. */
function Refusal({ title, isSignedOut = false }: { title: string; isSignedOut?: boolean }) {
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

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${brandName()}`;
  }, [title]);
}

type Found = ReturnType<typeof findDashboardPage>;

function titleOf(found: Found, staff: StaffMe | null): string {
  if (!found) return m.error_not_found();
  return staff && !mayOpen(found.page, staff.role) ? m.admin_forbidden() : found.page.title();
}

type Props = { _splat?: string | undefined; posted?: PostedForm | undefined };

export function Dashboard({ _splat: splat, posted }: Props) {
  const search = parseSearch(useLocation({ select: ({ searchStr }) => searchStr }));
  const staff = useStaff();
  const found = findDashboardPage(splat);
  const title = titleOf(found, staff);
  useTitle(title);

  const page = found && mayOpen(found.page, staff?.role) && (
    <found.page.component params={found.params} search={search} posted={posted} />
  );
  if (found?.page.access === 'everyone') return <EntranceFrame>{page}</EntranceFrame>;
  // The session ended while this document was open.
  if (!staff) return <EntranceFrame>{<Refusal title={m.admin_signed_out()} isSignedOut />}</EntranceFrame>;
  return <StaffFrame staff={staff}>{page || <Refusal title={title} />}</StaffFrame>;
}
