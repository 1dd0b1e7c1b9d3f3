import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { DueRequests } from '#app/dashboard/requests/due-requests.tsx';
import { isPermitted } from '#app/dashboard/session/is-permitted.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { StaffHome } from '#contract/staff-home.ts';
import { DueList } from './due-list.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { MonthFigures } from './month-figures.tsx';
import { NextPublications } from './next-publications.tsx';
import { staffHomeQueries } from './staff-home.queries.ts';

const alert = css`
  max-width: 48rem;
  margin-bottom: ${space(24)};
  padding: ${space(12)} ${space(20)};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${color.error};
`;

/** All are on the page of synonyms. */
const shownMisses = 10;

const below = css`
  display: grid;
  margin-top: ${space(40)};
`;

function FloodAlert({ confirmations: { withheld, perHour } }: Pick<StaffHome, 'confirmations'>) {
  if (withheld === 0) return null;
  const values = { withheld: formatNumber(withheld), hour: formatNumber(perHour) };
  return (
    <p role="status" className={alert}>
      {m.admin_home_flood(values)}
    </p>
  );
}

export function HomePage() {
  const staff = useStaff();
  const { data: home } = useSuspenseQuery(staffHomeQueries.all());
  if (!staff) return null;
  return (
    <>
      <Heading text={m.admin_welcome({ name: staff.name })} lead={m.admin_home_lead()} />
      <FloodAlert confirmations={home.confirmations} />
      <DueList home={home} />
      <div className={below}>
        {isPermitted('requests.read', staff.role) ? <DueRequests /> : null}
        <NextPublications publications={home.publications} />
        <MonthFigures figures={home.figures} />
        <MissedSearches searches={home.missedSearches.slice(0, shownMisses)} />
      </div>
    </>
  );
}
