import { css } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { primaryButton, quietButton, textButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import type { StaffProblem, StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { attempt, useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { fromKoreanInput, toKoreanInput } from '#app/dashboard/content/fields/korean-input.ts';
import {
  changeContentItem,
  checkContentItem,
  scheduleContentItem,
} from '#app/dashboard/content/staff-items.functions.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Item } from '#contract/staff-content.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { FindingList } from './finding-list.tsx';

const column = css`
  display: grid;
  gap: ${space(16)};
`;

const dayMs = 24 * 60 * 60 * 1000;

/** Tomorrow at ten. */
function suggestedTime(): string {
  return `${toKoreanInput(new Date(Date.now() + dayMs).toISOString()).slice(0, 10)}T10:00`;
}

type Props = {
  item: Item;
  onClose: () => void;
  onDone: (item: Item) => void;
  onVisit: (finding: Finding) => void;
  /** The item changed since it was read. */
  onConflict: () => void;
};

/** Read for each opening: the draft is saved by then. */
function useFindings({ id, revision }: Item) {
  return useQuery({
    queryKey: ['findings', id, revision],
    queryFn: () => attempt(() => checkContentItem({ data: { id } })),
    gcTime: 0,
  });
}

type FindingsProps = {
  item: Item;
  checked: StaffResult<{ data: Finding[] }> | undefined;
  onVisit: (finding: Finding) => void;
  onRetry: () => void;
};

function Findings({ item, checked, onVisit, onRetry }: FindingsProps) {
  if (!checked) return <p role="status">{m.admin_findings_loading()}</p>;
  if (!checked.ok)
    return (
      <p role="alert">
        {problemText(checked.problem)}{' '}
        <button type="button" className={textButton} onClick={onRetry}>
          {m.error_retry()}
        </button>
      </p>
    );
  const findings = checked.data.data;
  if (findings.length === 0) return <p>{m.admin_findings_none()}</p>;
  const isBlocked = findings.some(({ level }) => level === 'error');
  return (
    <>
      <p>{isBlocked ? m.admin_findings_block() : m.admin_findings_warn()}</p>
      <FindingList kind={item.kind} findings={findings} onVisit={onVisit} />
    </>
  );
}

export function PublishDialog({ item, onClose, onDone, onVisit, onConflict }: Props) {
  const { id, revision } = item;
  const { data: checked, isPending, refetch } = useFindings(item);
  const { act, isActing } = useStaffAct();
  const [time, setTime] = useState<string>();
  const [error, setError] = useState<string>();
  const isBlocked = !checked?.ok || checked.data.data.some(({ level }) => level === 'error');

  const run = async (command: () => Promise<StaffResult<{ data: Item }>>, done: string) => {
    const onProblem = ({ code }: StaffProblem) => {
      if (code === 'conflict') onConflict();
      if (code === 'not_publishable') void refetch();
      return code === 'not_publishable';
    };
    const result = await act(command, { done, onProblem });
    if (result?.ok) onDone(result.data.data);
  };
  const publish = () =>
    run(() => changeContentItem({ data: { id, revision, command: 'publish' } }), m.admin_publish_done());
  const schedule = () => {
    const at = fromKoreanInput(time ?? '');
    if (!at || Date.parse(at) <= Date.now()) setError(m.admin_schedule_past());
    else
      void run(
        () => scheduleContentItem({ data: { id, revision, at } }),
        m.admin_schedule_done({ time: formatTime(at) }),
      );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={m.admin_publish_title()}
      description={m.admin_publish_lead()}
    >
      <div className={column} aria-busy={isPending}>
        <Findings item={item} checked={checked} onVisit={onVisit} onRetry={() => void refetch()} />
        {time === undefined ? null : (
          <Field
            name="schedule-time"
            label={m.admin_schedule_time()}
            hint={m.admin_schedule_hint()}
            error={error}
            isRequired
            hasFocus={false}
          >
            {(props) => (
              <input
                {...props}
                className={control}
                type="datetime-local"
                value={time}
                min={toKoreanInput(new Date().toISOString())}
                onChange={({ currentTarget }) => setTime(currentTarget.value)}
              />
            )}
          </Field>
        )}
        <div className={buttonRow}>
          {time === undefined ? (
            <>
              <button
                type="button"
                className={primaryButton}
                disabled={isBlocked || isActing}
                onClick={() => void publish()}
              >
                {m.admin_publish_now()}
              </button>
              <button
                type="button"
                className={quietButton}
                disabled={isBlocked}
                onClick={() => setTime(suggestedTime())}
              >
                {m.admin_schedule()}
              </button>
            </>
          ) : (
            <>
              <button
                type="button"
                className={primaryButton}
                disabled={isBlocked || isActing}
                onClick={schedule}
              >
                {m.admin_schedule_submit()}
              </button>
              <button type="button" className={quietButton} onClick={() => setTime(undefined)}>
                {m.admin_schedule_cancel()}
              </button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
