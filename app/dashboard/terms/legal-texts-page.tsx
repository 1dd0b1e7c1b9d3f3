import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark, type Tone } from '#app/dashboard/ui/mark.tsx';
import { SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatNumber, formatShortDate } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffTerms } from '#contract/staff-terms.ts';
import { startDraft } from './staff-term.functions.ts';
import { staffTermQueries } from './staff-terms.queries.ts';
import { termLabels } from './term-labels.ts';

type Version = StaffTerms[number]['versions'][number];

export const statusLabels: Readonly<Record<Version['status'], () => string>> = {
  upcoming: m.admin_term_upcoming,
  in_force: m.admin_term_in_force,
  previous: m.admin_term_previous,
};

export const statusTones: Readonly<Record<Version['status'], Tone>> = {
  upcoming: 'progress',
  in_force: 'done',
  previous: 'quiet',
};

const columns: Column<Version>[] = [
  { id: 'version', label: m.admin_term_version, cell: ({ version }) => version },
  {
    id: 'status',
    label: m.admin_person_state,
    cell: ({ status }) => <Mark tone={statusTones[status]} label={statusLabels[status]()} />,
  },
  {
    id: 'effective',
    label: m.admin_term_effective,
    cell: ({ effectiveAt }) => formatShortDate(effectiveAt),
  },
  { id: 'consents', label: m.admin_term_consents, cell: ({ consents }) => formatNumber(consents) },
  {
    id: 'mailed',
    label: m.admin_term_mailed,
    cell: ({ mailed }) => formatNumber(mailed),
    isSecondary: true,
  },
];

function Draft({ kind, draft }: Pick<StaffTerms[number], 'kind' | 'draft'>) {
  const { act, isActing } = useStaffAct();
  const router = useRouter();
  const page = `terms/drafts/${kind}`;
  if (draft)
    return (
      <p>
        <DashboardLink to={page}>{m.admin_term_draft_open()}</DashboardLink>{' '}
        {m.admin_term_draft_by({ time: formatTime(draft.updatedAt), person: draft.updatedBy })}
      </p>
    );
  const start = async () => {
    const result = await act(() => startDraft({ data: { kind } }));
    if (result?.ok) await router.navigate({ href: dashboardHref(page) });
  };
  return (
    <p>
      <button
        type="button"
        className={quietButton}
        disabled={isActing}
        aria-label={m.admin_term_draft_start_named({ name: termLabels[kind]() })}
        onClick={() => void start()}
      >
        {m.admin_term_draft_start()}
      </button>
    </p>
  );
}

export function LegalTextsPage() {
  const { data: terms } = useSuspenseQuery(staffTermQueries.list());
  const mayDraft = useMay('terms.draft');
  return (
    <>
      <Heading text={m.admin_terms()} lead={m.admin_terms_lead()} />
      {terms.map(({ kind, versions, draft }) => (
        <SheetSection key={kind} id={kind} title={termLabels[kind]()}>
          {versions.length > 0 ? (
            <ItemTable
              label={termLabels[kind]()}
              columns={columns}
              rows={versions}
              idOf={({ id }) => String(id)}
              pageOf={({ id }) => `terms/${id}`}
            />
          ) : (
            <Empty title={m.admin_terms_none()} />
          )}
          {mayDraft ? <Draft kind={kind} draft={draft} /> : null}
        </SheetSection>
      ))}
    </>
  );
}
