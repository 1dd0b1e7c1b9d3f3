import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { termLabels } from '#app/dashboard/terms/term-labels.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatLanguage, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Point } from '#contract/points.ts';
import type { MemberDetail } from '#contract/staff-members.ts';

type Consent = MemberDetail['consents'][number];

const consentColumns: Column<Consent>[] = [
  {
    id: 'text',
    label: m.admin_consent_text,
    cell: ({ kind, version }) => `${termLabels[kind]()} ${version}`,
  },
  { id: 'agreed', label: m.admin_consent_agreed, cell: ({ agreedAt }) => formatTime(agreedAt) },
  {
    id: 'reminded',
    label: m.admin_consent_reminded,
    cell: ({ remindedAt }) => (remindedAt ? formatTime(remindedAt) : ''),
    isSecondary: true,
  },
  {
    id: 'language',
    label: m.admin_consent_language,
    cell: ({ language }) => formatLanguage(language),
    isSecondary: true,
  },
];

export function Consents({ consents }: { consents: MemberDetail['consents'] }) {
  return (
    <SheetSection id="consents" title={m.admin_consents()}>
      {consents.length > 0 ? (
        <ItemTable
          label={m.admin_consents()}
          columns={consentColumns}
          rows={consents}
          idOf={({ kind, version }) => `${kind}-${version}`}
          pageOf={({ idTerm }) => `terms/${idTerm}`}
        />
      ) : (
        <Empty title={m.admin_consents_none()} />
      )}
    </SheetSection>
  );
}

export const pointColumns: Column<Point>[] = [
  { id: 'text', label: m.admin_points_reason, cell: ({ description }) => description },
  {
    id: 'change',
    label: m.admin_points_amount,
    cell: ({ saved, used }) => (saved > 0 ? `+${formatNumber(saved)}` : `−${formatNumber(used)}`),
  },
  { id: 'balance', label: m.admin_points_balance, cell: ({ balance }) => formatNumber(balance) },
  { id: 'date', label: m.admin_points_date, cell: ({ date }) => formatTime(date), isSecondary: true },
];

export function PointEntries({ id, entries }: { id: number; entries: MemberDetail['pointEntries'] }) {
  if (entries.total === 0) return <Empty title={m.admin_points_none()} />;
  return (
    <>
      <ItemTable
        label={m.admin_points_history()}
        columns={pointColumns}
        rows={entries.items}
        idOf={(row) => String(row.id)}
      />
      {entries.total > entries.items.length ? (
        <p>
          <DashboardLink to={`members/${id}/points`}>
            {m.admin_points_all({ total: formatNumber(entries.total) })}
          </DashboardLink>
        </p>
      ) : null}
    </>
  );
}

type Question = MemberDetail['questions']['items'][number];

const questionColumns: Column<Question>[] = [
  { id: 'title', label: m.admin_members_question, cell: ({ reference, title }) => `${reference} ${title}` },
  {
    id: 'state',
    label: m.admin_person_state,
    cell: ({ answeredAt }) => (
      <Mark
        tone={answeredAt ? 'done' : 'open'}
        label={answeredAt ? m.admin_members_answered() : m.admin_members_waiting()}
      />
    ),
  },
  { id: 'date', label: m.admin_points_date, cell: ({ date }) => formatTime(date), isSecondary: true },
];

export function Questions({ questions: { total, items } }: { questions: MemberDetail['questions'] }) {
  return (
    <SheetSection id="questions" title={m.admin_members_questions({ total: formatNumber(total) })}>
      {items.length > 0 ? (
        <ItemTable
          label={m.admin_members_questions({ total: formatNumber(total) })}
          columns={questionColumns}
          rows={items}
          idOf={({ reference }) => reference}
          pageOf={({ reference }) => `inbox/${reference}`}
        />
      ) : (
        <Empty title={m.admin_members_no_questions()} />
      )}
    </SheetSection>
  );
}

type SampleItem = MemberDetail['samples']['items'][number];

const sampleLabels: Readonly<Record<SampleItem['status'], () => string>> = {
  requested: m.samples_requested,
  preparing: m.samples_preparing,
  sent: m.samples_sent,
  arrived: m.samples_arrived,
  declined: m.samples_declined,
};

const sampleColumns: Column<SampleItem>[] = [
  {
    id: 'product',
    label: m.admin_members_sample,
    cell: ({ reference, product, amount }) => `${reference} ${product}, ${amount}`,
  },
  { id: 'state', label: m.admin_person_state, cell: ({ status }) => sampleLabels[status]() },
  { id: 'date', label: m.admin_points_date, cell: ({ date }) => formatTime(date), isSecondary: true },
];

export function Samples({ samples: { total, items } }: { samples: MemberDetail['samples'] }) {
  return (
    <SheetSection id="samples" title={m.admin_members_samples({ total: formatNumber(total) })}>
      {items.length > 0 ? (
        <ItemTable
          label={m.admin_members_samples({ total: formatNumber(total) })}
          columns={sampleColumns}
          rows={items}
          idOf={({ reference }) => reference}
          pageOf={({ reference }) => `inbox/${reference}`}
        />
      ) : (
        <Empty title={m.admin_members_no_samples()} />
      )}
    </SheetSection>
  );
}
