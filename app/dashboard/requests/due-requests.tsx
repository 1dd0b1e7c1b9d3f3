import { useSuspenseQuery } from '@tanstack/react-query';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import { privacyRequestQueries } from './privacy-requests.queries.ts';
import { RequestTable } from './request-table.tsx';

const shownRequests = 5;

/** The requests that are due first, for people who handle them. */
export function DueRequests() {
  const { data: page } = useSuspenseQuery(privacyRequestQueries.list({}));
  const rows = page.data.slice(0, shownRequests);
  if (rows.length === 0) return null;
  const hasMore = page.next !== null || page.data.length > rows.length;
  return (
    <section className={part} aria-labelledby="due-requests">
      <h2 id="due-requests">{m.admin_requests()}</h2>
      <p>{m.admin_requests_first()}</p>
      <RequestTable rows={rows} />
      {hasMore ? <DashboardLink to="requests">{m.admin_requests_all()}</DashboardLink> : null}
    </section>
  );
}
