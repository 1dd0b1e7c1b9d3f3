import { useSuspenseQuery } from '@tanstack/react-query';
import { primaryButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { privacyRequestQueries } from './privacy-requests.queries.ts';
import { kindLabels } from './request-labels.ts';
import { RequestTable } from './request-table.tsx';

const filters = () => [
  { name: 'person', label: m.admin_request_search(), kind: 'search' as const },
  {
    name: 'state',
    label: m.admin_person_state(),
    kind: 'choice' as const,
    all: m.admin_request_waiting(),
    choices: [
      { value: 'overdue', label: m.admin_request_filter_overdue() },
      { value: 'closed', label: m.admin_request_filter_closed() },
      { value: 'all', label: m.admin_filter_all() },
    ],
  },
  {
    name: 'kind',
    label: m.admin_request_kind(),
    kind: 'choice' as const,
    choices: [
      { value: 'access', label: kindLabels.access() },
      { value: 'erasure', label: kindLabels.erasure() },
    ],
  },
];

export function RequestsPage({ search }: PageProps) {
  const { data: page } = useSuspenseQuery(privacyRequestQueries.list(search));
  const { data: rows, overdue, previous, next } = page;
  return (
    <>
      <Heading
        text={m.admin_requests()}
        lead={m.admin_requests_lead()}
        actions={
          <DashboardLink to="requests/new" className={primaryButton}>
            {m.admin_request_new()}
          </DashboardLink>
        }
      />
      {overdue > 0 ? (
        <p>
          <Mark tone="alert" label={m.admin_requests_overdue({ count: formatNumber(overdue) })} />
        </p>
      ) : null}
      <FilterBar page="requests" label={m.admin_requests()} filters={filters()} search={search} />
      {rows.length > 0 ? (
        <RequestTable rows={rows} />
      ) : (
        <Empty title={m.admin_requests_none()}>
          <p>{m.admin_requests_none_text()}</p>
        </Empty>
      )}
      <KeysetPaging
        page="requests"
        search={search}
        previous={previous ?? undefined}
        next={next ?? undefined}
      />
    </>
  );
}
