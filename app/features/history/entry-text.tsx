import { css } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
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
function DelayNote({ entry: { plannedYear, plannedMonth, reason } }: { entry: HistoryEntry }) {
  if (plannedYear === undefined || plannedMonth === undefined) return null;
  const date = monthOfYear(plannedYear, plannedMonth);
  return (
    <div className={note}>
      <span>{m.history_first_planned({ date })}</span>
      {reason ? <span>{m.history_delay_reason({ reason })}</span> : null}
    </div>
  );
}

export function EntryText({ entry }: { entry: HistoryEntry }) {
  return (
    <div lang={otherLanguage(entry.locale)}>
      <p>
        <ScientificText text={entry.text} />
      </p>
      <DelayNote entry={entry} />
    </div>
  );
}
