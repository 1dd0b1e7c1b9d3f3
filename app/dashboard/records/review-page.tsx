import { useSuspenseQuery } from '@tanstack/react-query';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { actForm } from '#app/dashboard/ui/act-form-styles.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { SheetList, SheetSection } from '#app/dashboard/ui/sheet-list.tsx';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { findingMaxLength, type RecordMonth } from '#contract/access-records.ts';
import { signReview } from './access-record.functions.ts';
import { accessRecordQueries } from './access-records.queries.ts';
import { actionLabel, formatMonth } from './record-labels.ts';

type Count = RecordMonth['counts'][number];

const columns: Column<Count>[] = [
  { id: 'operator', label: m.admin_records_person, cell: ({ operator }) => operator },
  { id: 'action', label: m.admin_records_action, cell: ({ action }) => actionLabel(action) },
  { id: 'count', label: m.admin_records_count, cell: ({ count }) => formatNumber(count) },
];

const messages = { finding: { required: m.admin_review_required, max: findingMaxLength } };

function SignForm({ month }: { month: string }) {
  const unsaved = useUnsavedFields({
    item: `review/${month}`,
    stored: '',
    baseOf: String,
    valuesOf: () => ({}),
  });
  const { field, isActing, props } = useActForm({
    messages,
    done: m.admin_review_done(),
    send: (fields) => signReview({ data: { month, finding: String(fields.get('finding') ?? '') } }),
    onDone: (_answer, sent) => unsaved.settle(sent, ''),
  });
  return (
    <>
      <UnsavedNotice {...unsaved.notice} />
      <form
        key={unsaved.formKey}
        {...props}
        className={actForm}
        aria-label={m.admin_review_sign()}
        onInput={unsaved.onInput}
      >
        <Field {...field('finding')} label={m.admin_review_finding()} hint={m.admin_review_hint()} isRequired>
          {(attributes) => (
            <textarea
              {...attributes}
              className={`${control} ${textarea}`}
              defaultValue={unsaved.values.finding}
              readOnly={isActing}
            />
          )}
        </Field>
        <button type="submit" className={primaryButton} disabled={isActing}>
          {m.admin_review_sign()}
        </button>
      </form>
    </>
  );
}

export function ReviewPage({ params: { month = '' } }: PageProps) {
  const { data } = useSuspenseQuery(accessRecordQueries.month(month));
  const { data: state } = useSuspenseQuery(accessRecordQueries.state());
  const { counts, review } = data;
  const isEnded = state.months.some((ended) => ended.month === month);
  return (
    <>
      <Heading
        text={m.admin_review_title({ month: formatMonth(month) })}
        lead={m.admin_review_lead()}
        back={{ to: 'records', label: m.admin_records() }}
      />
      {counts.length > 0 ? (
        <ItemTable
          label={m.admin_review_title({ month: formatMonth(month) })}
          columns={columns}
          rows={counts}
          idOf={({ operator, action }) => `${operator} ${action}`}
        />
      ) : (
        <Empty title={m.admin_records_none()} />
      )}
      <SheetSection id="review" title={m.admin_review()}>
        {review ? (
          <SheetList
            rows={[
              { label: m.admin_review_by(), value: review.operator },
              { label: m.admin_points_date(), value: formatTime(review.at) },
              { label: m.admin_review_finding(), value: review.finding },
              {
                label: m.admin_records_state(),
                value: review.isWhole ? m.admin_review_whole() : m.admin_review_broken(),
              },
            ]}
          />
        ) : isEnded ? (
          <SignForm month={month} />
        ) : (
          <p>{m.admin_review_early()}</p>
        )}
      </SheetSection>
    </>
  );
}
