import { formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Measurements, RevisionChange } from '#contract/materials.ts';

const changeTexts: Readonly<Record<RevisionChange, () => string>> = {
  first: m.sheet_change_first,
  specification: m.sheet_change_specification,
  stability: m.sheet_change_stability,
  distribution: m.sheet_change_distribution,
  method: m.sheet_change_method,
  process: m.sheet_change_process,
  formulation: m.sheet_change_formulation,
  safety: m.sheet_change_safety,
};

export type LogEntry = { number: string; date: string; changes: string };

export function revisionLog({ revisions }: Measurements): LogEntry[] {
  return revisions.toReversed().map(({ number, date, changes }) => ({
    number: String(number),
    date: formatDate(koreanNoon(date)),
    changes: changes.map((change) => changeTexts[change]()).join(m.sheet_change_separator()),
  }));
}
