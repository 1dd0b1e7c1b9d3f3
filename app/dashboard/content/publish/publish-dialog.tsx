import { css } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { primaryButton, quietButton, textButton } from '#app/components/ui/button.ts';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import type { StaffProblem, StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { attempt, useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
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
import { ScheduleForm } from './schedule-form.tsx';

const column = css`
  display: grid;
  gap: ${space(16)};
`;

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
  const [isScheduling, setScheduling] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const scheduleButton = useRef<HTMLButtonElement>(null);
  const isBlocked = !checked?.ok || checked.data.data.some(({ level }) => level === 'error');

  const run = async (command: () => Promise<StaffResult<{ data: Item }>>, done: string) => {
    const onProblem = ({ code, errors }: StaffProblem) => {
      if (code === 'conflict') onConflict();
      if (code === 'not_publishable') void refetch();
      if (errors.at) setRefusal(m.admin_schedule_far());
      return code === 'not_publishable' || errors.at !== undefined;
    };
    setRefusal(undefined);
    const result = await act(command, { done, onProblem });
    if (result?.ok) onDone(result.data.data);
  };
  const publish = () =>
    run(() => changeContentItem({ data: { id, revision, command: 'publish' } }), m.admin_publish_done());
  const schedule = (at: string) =>
    run(
      () => scheduleContentItem({ data: { id, revision, at } }),
      m.admin_schedule_done({ time: formatTime(at) }),
    );
  const cancel = () => {
    flushSync(() => setScheduling(false));
    scheduleButton.current?.focus();
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
        {isScheduling ? (
          <ScheduleForm
            scheduledAt={item.scheduledAt}
            isDisabled={isBlocked || isActing}
            refusal={refusal}
            onSchedule={(at) => void schedule(at)}
            onCancel={cancel}
          />
        ) : (
          <div className={buttonRow}>
            <button
              type="button"
              className={primaryButton}
              disabled={isBlocked || isActing}
              onClick={() => void publish()}
            >
              {m.admin_publish_now()}
            </button>
            <button
              ref={scheduleButton}
              type="button"
              className={quietButton}
              disabled={isBlocked}
              onClick={() => setScheduling(true)}
            >
              {m.admin_schedule()}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
