import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { HistoryEntry } from '#contract/company.ts';
import { monthOfYear } from './months.ts';

const note = css`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(8)};
  ${type.note}
  color: ${color.muted};
`;

/** A delay stays visible, also after the goal is reached. */
export function DelayNote({ entry: { plannedYear, plannedMonth, reason } }: { entry: HistoryEntry }) {
  if (plannedYear === undefined || plannedMonth === undefined) return null;
  const date = monthOfYear(plannedYear, plannedMonth);
  return (
    <div className={note}>
      <span>{m.history_first_planned({ date })}</span>
      {reason ? <span>{m.history_delay_reason({ reason })}</span> : null}
    </div>
  );
}
