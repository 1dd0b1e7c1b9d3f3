import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { Mark } from '#app/dashboard/ui/mark.tsx';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { ChainCheck, RecordState } from '#contract/access-records.ts';
import { verifyRecords } from './access-record.functions.ts';
import { formatMonth } from './record-labels.ts';

function Verdict({ check }: { check: ChainCheck | null }) {
  if (!check) return <Mark tone="quiet" label={m.admin_records_unverified()} />;
  const time = formatTime(check.at);
  return check.isWhole ? (
    <Mark tone="done" label={m.admin_records_whole({ count: formatNumber(check.records), time })} />
  ) : (
    <Mark tone="alert" label={m.admin_records_broken({ number: formatNumber(check.brokenAt ?? 0), time })} />
  );
}

type Month = RecordState['months'][number];

function MonthState({ month, reviewedAt, reviewedBy }: Month) {
  return (
    <DashboardLink to={`records/months/${month}`}>
      {reviewedAt && reviewedBy
        ? m.admin_review_signed({ time: formatTime(reviewedAt), operator: reviewedBy })
        : m.admin_review_missing()}
    </DashboardLink>
  );
}

/** The result of the last check of the chain, and the reviewed months. */
export function ChainState({ state: { lastCheck, months } }: { state: RecordState }) {
  const { act, isActing } = useStaffAct();
  const [last] = months;
  const verify = () => void act(() => verifyRecords(), { done: m.admin_records_verified() });
  return (
    <>
      {last && !last.reviewedAt ? (
        <p role="status">
          <Mark tone="alert" label={m.admin_review_due({ month: formatMonth(last.month) })} />
        </p>
      ) : null}
      <SheetSection id="chain" title={m.admin_records_chain()}>
        <SheetList
          rows={[
            { label: m.admin_records_state(), value: <Verdict check={lastCheck} /> },
            ...months.slice(0, 12).map((month) => ({
              label: formatMonth(month.month),
              value: <MonthState {...month} />,
            })),
          ]}
        />
        <p>
          <button type="button" className={quietButton} disabled={isActing} onClick={verify}>
            {m.admin_records_verify()}
          </button>
        </p>
      </SheetSection>
    </>
  );
}
