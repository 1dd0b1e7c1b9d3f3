import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { formatNumber, formatShortDate, getLocale, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import type { StaffHome } from '#contract/staff-home.ts';

type Missed = StaffHome['missedSearches'][number];

function AddSynonym({ query }: Missed) {
  const mayEdit = useMay('content.edit');
  return mayEdit ? (
    <DashboardLink to="content/new/synonym" search={{ title: query }}>
      {m.admin_home_add_synonym()}
      <span className={visuallyHidden}> {query}</span>
    </DashboardLink>
  ) : null;
}

const columns: Column<Missed>[] = [
  {
    id: 'query',
    label: m.admin_home_query,
    cell: ({ query }) => (
      <a href={`/search?${new URLSearchParams({ q: query, lang: getLocale() })}`}>{query}</a>
    ),
  },
  { id: 'searches', label: m.admin_home_searches, cell: ({ searches }) => formatNumber(searches) },
  {
    id: 'last',
    label: m.admin_home_last,
    cell: ({ lastDay }) => formatShortDate(koreanNoon(lastDay)),
    isSecondary: true,
  },
  { id: 'add', label: m.admin_kind_synonym, cell: (missed) => <AddSynonym {...missed} /> },
];

export function MissedSearches({ searches }: { searches: readonly Missed[] }) {
  return (
    <section className={part} aria-labelledby="missed">
      <h2 id="missed">{m.admin_home_missed()}</h2>
      <p>{searches.length > 0 ? m.admin_home_missed_lead() : m.admin_home_missed_none()}</p>
      {searches.length > 0 ? (
        <ItemTable
          label={m.admin_home_missed()}
          columns={columns}
          rows={searches}
          idOf={({ query }) => query}
        />
      ) : null}
    </section>
  );
}
