import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { formatLanguage, formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color } from '#app/styles/tokens.ts';
import type { StaffPharmacyItem } from '#contract/staff-pharmacies.ts';
import { PharmacyFilters } from './pharmacy-filters-bar.tsx';
import { staffPharmacyQueries } from './staff-pharmacies.queries.ts';

const where = css`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const columns: Column<StaffPharmacyItem>[] = [
  { id: 'name', label: m.admin_pharmacy_name, cell: ({ name }) => name },
  {
    id: 'place',
    label: m.admin_pharmacy_address,
    cell: ({ address, phone }) => (
      <>
        {address}
        <span className={where}>{phone}</span>
      </>
    ),
  },
  {
    id: 'languages',
    label: m.admin_pharmacy_languages,
    cell: ({ locales }) => locales.map((locale) => formatLanguage(locale)).join(', '),
    isSecondary: true,
  },
  {
    id: 'state',
    label: m.admin_person_state,
    cell: ({ isClosed }) => (
      <Mark
        tone={isClosed ? 'quiet' : 'done'}
        label={isClosed ? m.admin_pharmacy_closed() : m.admin_pharmacy_open()}
      />
    ),
  },
  {
    id: 'edited',
    label: m.admin_pharmacy_edited,
    cell: ({ editedAt }) => (editedAt ? formatTime(editedAt) : m.admin_pharmacy_never_edited()),
    isSecondary: true,
  },
];

function exportHref(search: Readonly<Record<string, string>>): string {
  const { after: _after, before: _before, ...filters } = search;
  return `/admin/pharmacies/export?${new URLSearchParams({ ...filters, lang: getLocale() })}`;
}

export function PharmaciesPage({ search }: PageProps) {
  const { data: pharmacies } = useSuspenseQuery(staffPharmacyQueries.list(search));
  const mayChange = useMay('pharmacies.change');
  const { total, next, previous } = pharmacies.page;
  return (
    <>
      <Heading
        text={m.admin_pharmacies()}
        lead={m.admin_pharmacies_lead({ total: formatNumber(total) })}
        actions={
          <>
            {mayChange ? (
              <>
                <DashboardLink to="pharmacies/new" className={primaryButton}>
                  {m.admin_pharmacy_add()}
                </DashboardLink>
                <DashboardLink to="pharmacies/import" className={quietButton}>
                  {m.admin_pharmacy_import()}
                </DashboardLink>
              </>
            ) : null}
            <a href={exportHref(search)} className={quietButton} download>
              {m.admin_pharmacy_export()}
            </a>
          </>
        }
      />
      <PharmacyFilters search={search} />
      {pharmacies.data.length > 0 ? (
        <ItemTable
          label={m.admin_pharmacies()}
          columns={columns}
          rows={pharmacies.data}
          idOf={({ id }) => String(id)}
          pageOf={({ id }) => `pharmacies/${id}`}
        />
      ) : (
        <Empty title={m.admin_pharmacies_none()}>
          <p>{m.admin_pharmacies_none_text()}</p>
        </Empty>
      )}
      <KeysetPaging
        page="pharmacies"
        search={search}
        previous={previous === null ? undefined : String(previous)}
        next={next === null ? undefined : String(next)}
      />
    </>
  );
}
