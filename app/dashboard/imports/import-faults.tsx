import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { ImportFault } from '#contract/csv-import.ts';
import { faultText } from './import-fault-text.ts';
import type { ImportPlan } from './import-plans.ts';

const columns: Column<ImportFault>[] = [
  { id: 'line', label: m.admin_import_line, cell: ({ line }) => formatNumber(line) },
  { id: 'column', label: m.admin_import_column, cell: ({ column }) => column ?? '' },
  { id: 'value', label: m.admin_import_value, cell: ({ value }) => value, isSecondary: true },
  { id: 'fault', label: m.admin_import_fault, cell: faultText },
];

function idOf({ line, column, code, value }: ImportFault): string {
  return JSON.stringify([line, column, code, value]);
}

/** Faults by line. Nothing can be imported while there is one. */
export function ImportFaults({ plan: { faults, faultCount } }: { plan: ImportPlan }) {
  return (
    <section className={part} aria-labelledby="faults">
      <h2 id="faults">{m.admin_import_faults({ count: formatNumber(faultCount) })}</h2>
      <p>{m.admin_import_faults_lead()}</p>
      <ItemTable label={m.admin_import_fault()} columns={columns} rows={faults} idOf={idOf} />
    </section>
  );
}
