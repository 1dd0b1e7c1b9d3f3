import { useSuspenseQuery } from '@tanstack/react-query';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import { problemOf } from '#app/dashboard/acts/staff-result.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DownloadForm } from '#app/dashboard/downloads/download-form.tsx';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { peopleQueries } from '#app/dashboard/people/people-list.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Filter, FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { MailAddress } from '#app/dashboard/ui/mail-address.tsx';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { AccessRecord } from '#contract/access-records.ts';
import type { StaffPerson } from '#contract/staff.ts';
import { accessRecordQueries, exportSearch } from './access-records.queries.ts';
import { ChainState } from './chain-state.tsx';
import { actionLabel, knownActions, subjectPage } from './record-labels.ts';

function Subject({ subject }: { subject: string }) {
  const page = subjectPage(subject);
  return page ? <DashboardLink to={page}>{subject}</DashboardLink> : subject;
}

function detailText({ detail }: AccessRecord): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

const columns: Column<AccessRecord>[] = [
  {
    id: 'number',
    label: m.admin_records_number,
    cell: ({ number }) => formatNumber(number),
    kind: 'fit',
  },
  { id: 'at', label: m.admin_points_date, cell: ({ at }) => formatTime(at), kind: 'fit' },
  {
    id: 'operator',
    label: m.admin_records_person,
    cell: ({ operator }) => <MailAddress address={operator} />,
    kind: 'words',
  },
  { id: 'action', label: m.admin_records_action, cell: ({ action }) => actionLabel(action) },
  {
    id: 'subject',
    label: m.admin_records_subject,
    cell: ({ subject }) => <Subject subject={subject} />,
    kind: 'words',
  },
  { id: 'detail', label: m.admin_records_detail, cell: detailText, isSecondary: true },
  {
    id: 'address',
    label: m.admin_session_address,
    cell: ({ address }) => address || '–',
    isSecondary: true,
    kind: 'fit',
  },
];

function filtersFor(people: readonly StaffPerson[]): Filter[] {
  return [
    { name: 'subject', label: m.admin_records_subject_filter(), kind: 'search' },
    {
      name: 'staff',
      label: m.admin_records_person(),
      kind: 'choice',
      choices: [
        ...people.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` })),
        { value: '0', label: m.admin_records_command() },
      ],
    },
    {
      name: 'action',
      label: m.admin_records_action(),
      kind: 'choice',
      choices: knownActions.map((action) => ({ value: action, label: actionLabel(action) })),
    },
    { name: 'from', label: m.admin_records_from(), kind: 'date' },
    { name: 'to', label: m.admin_records_to(), kind: 'date' },
  ];
}

export function RecordsPage({ search }: PageProps) {
  const { data: page } = useSuspenseQuery(accessRecordQueries.list(search));
  const { data: state } = useSuspenseQuery(accessRecordQueries.state());
  const { data: people } = useSuspenseQuery(peopleQueries.list());
  const filters = new URLSearchParams({ lang: getLocale(), ...exportSearch(search) });
  return (
    <>
      <Heading text={m.admin_records()} lead={m.admin_records_lead()} />
      <FormAlert text={search.refused ? problemText(problemOf(search.refused)) : undefined} />
      <FilterBar page="records" label={m.admin_records()} filters={filtersFor(people)} search={search} />
      {page.data.length > 0 ? (
        <ItemTable
          label={m.admin_records()}
          columns={columns}
          rows={page.data}
          idOf={({ number }) => String(number)}
        />
      ) : (
        <Empty title={m.admin_records_none()}>
          <p>{m.admin_records_none_text()}</p>
        </Empty>
      )}
      <KeysetPaging
        page="records"
        search={search}
        previous={page.previous ?? undefined}
        next={page.next ?? undefined}
      />
      <DownloadForm action={`/admin/records/export?${filters}`} label={m.admin_records_export()} />
      <ChainState state={state} />
    </>
  );
}
