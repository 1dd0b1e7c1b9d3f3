import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { inboxQueries } from '#app/dashboard/inbox/inbox-items.queries.ts';
import { storeTrail } from '#app/dashboard/inbox/inbox-trail.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { inboxFilters } from './inbox-filters.ts';
import { ItemList } from './item-list.tsx';

export function InboxListPage({ search }: PageProps) {
  const { data: page } = useSuspenseQuery(inboxQueries.list(search));
  const { data: counts } = useSuspenseQuery(inboxQueries.counts(search));
  const { data: agents } = useSuspenseQuery(inboxQueries.agents());
  const staff = useStaff();
  const isFiltered = Object.keys(search).some((name) => name !== 'lang');
  // For the item's page: where it goes back to, and what comes next.
  useEffect(() => storeTrail(search, page), [search, page]);
  const total = formatNumber(counts.total);
  return (
    <>
      <Heading
        text={m.admin_inbox()}
        lead={m.admin_inbox_lead({
          total: counts.isCapped ? m.admin_inbox_capped({ total }) : total,
          unread: formatNumber(counts.unread),
        })}
      />
      <FilterBar
        page="inbox"
        label={m.admin_inbox_filter()}
        filters={inboxFilters(counts, agents, staff?.id)}
        search={search}
      >
        {isFiltered ? (
          <DashboardLink to="inbox" className={textButton}>
            {m.admin_inbox_filter_clear()}
          </DashboardLink>
        ) : null}
      </FilterBar>
      {page.data.length > 0 || page.next || page.previous ? (
        <ItemList
          key={JSON.stringify(search)}
          items={page.data}
          search={search}
          total={counts.isCapped ? undefined : counts.total}
        />
      ) : (
        <Empty title={isFiltered ? m.admin_inbox_none() : m.admin_inbox_done()}>
          <p>{isFiltered ? m.admin_inbox_none_text() : m.admin_inbox_done_text()}</p>
        </Empty>
      )}
      <KeysetPaging
        page="inbox"
        search={search}
        previous={page.previous ?? undefined}
        next={page.next ?? undefined}
      />
    </>
  );
}
