import { css, cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { DraftState } from './draft-state.ts';

const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(16)};
  align-items: center;
  margin-bottom: ${space(16)};
  padding: ${space(12)} ${space(16)};
  background: #e3ece6;
  border-inline-start: 4px solid ${color.primary};
`;

const alert = css`
  && {
    background: #fbe4e1;
    border-color: ${color.error};
  }
`;

type Props = {
  state: DraftState;
  hasReturned: boolean;
  onForget: () => void;
  onConflict: () => void;
  onSchedule: (() => void) | undefined;
};

/** Notices above the editor. */
export function ItemNotes({ state, hasReturned, onForget, onConflict, onSchedule }: Props) {
  const { item, conflict } = state;
  return (
    <>
      {item.deletedAt ? (
        <p className={note}>{m.admin_item_deleted_at({ time: formatTime(item.deletedAt) })}</p>
      ) : null}
      {item.scheduledAt && item.draft ? (
        <p className={note} role="status">
          {m.admin_schedule_older({ time: formatTime(item.scheduledAt) })}
          {onSchedule ? (
            <button type="button" className={quietButton} onClick={onSchedule}>
              {m.admin_schedule_again()}
            </button>
          ) : null}
        </p>
      ) : null}
      {hasReturned && !conflict ? (
        <p className={note}>
          {m.admin_draft_returned()}
          <button type="button" className={quietButton} onClick={onForget}>
            {m.admin_draft_forget()}
          </button>
        </p>
      ) : null}
      {conflict ? (
        <p className={cx(note, alert)} role="alert">
          {m.admin_conflict_note()}
          <button type="button" className={quietButton} onClick={onConflict}>
            {m.admin_conflict_open()}
          </button>
        </p>
      ) : null}
    </>
  );
}
