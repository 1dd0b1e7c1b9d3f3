import type { ReactNode } from 'react';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { Mark, type Tone } from '#app/dashboard/ui/mark.tsx';
import { part, remark } from '#app/dashboard/ui/part.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { ImportAct, ImportItem } from '#contract/csv-import.ts';
import { changedCount, countedActs, type ImportPlan } from './import-plans.ts';
import { added, changes, counts, warned } from './import-styles.ts';

const actLabels: Readonly<Record<ImportAct, () => string>> = {
  add: m.admin_import_add,
  change: m.admin_import_change,
  close: m.admin_import_close,
  reopen: m.admin_import_reopen,
};

const tones: Readonly<Record<ImportAct, Tone>> = {
  add: 'done',
  change: 'progress',
  close: 'alert',
  reopen: 'open',
};

/** The first column: what an item is called. */
export type Named = { label: () => string; cell: (item: ImportItem, isStored: boolean) => ReactNode };

function Changes({ act, changes: list, warning }: ImportItem) {
  return (
    <>
      {warning ? <p className={warned}>{m.admin_import_below_limit()}</p> : null}
      <ul className={act === 'add' ? added : changes}>
        {list.map(({ column, before, after }) => (
          <li key={column}>
            <span>{column}: </span>
            {before ? <del>{before}</del> : null}{' '}
            {after ? <ins>{after}</ins> : <span>{m.admin_import_cleared()}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function columnsOf({ label, cell }: Named, isStored: boolean): Column<ImportItem>[] {
  return [
    { id: 'name', label, cell: (item) => cell(item, isStored) },
    {
      id: 'act',
      label: m.admin_import_act,
      cell: ({ act }) => <Mark tone={tones[act]} label={actLabels[act]()} />,
    },
    { id: 'changes', label: m.admin_import_changes, cell: Changes },
    {
      id: 'line',
      label: m.admin_import_line,
      cell: ({ line }) => (line === null ? m.admin_import_not_in_file() : formatNumber(line)),
      isSecondary: true,
    },
  ];
}

/** The changes that an import would make, or has made. */
export function ImportResult({ plan, named }: { plan: ImportPlan; named: Named }) {
  const { items, counts: counted, rows, encoding, isStored } = plan;
  const planned = changedCount(plan);
  return (
    <section className={part} aria-labelledby="plan">
      <h2 id="plan">{isStored ? m.admin_import_stored() : m.admin_import_plan()}</h2>
      <p>{m.admin_import_read({ rows: formatNumber(rows), encoding })}</p>
      <dl className={counts}>
        {countedActs(plan).map(({ act, count }) => (
          <div key={act}>
            <dt>{actLabels[act]()}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
        <div>
          <dt>{m.admin_import_unchanged()}</dt>
          <dd>{formatNumber(counted.unchanged)}</dd>
        </div>
      </dl>
      {items.length > 0 ? (
        <ItemTable
          label={m.admin_import_plan()}
          columns={columnsOf(named, isStored)}
          rows={items}
          idOf={({ line, key, act }) => JSON.stringify([line, key, act])}
        />
      ) : null}
      {planned > items.length ? (
        <p className={remark}>{m.admin_import_more({ count: formatNumber(planned - items.length) })}</p>
      ) : null}
    </section>
  );
}
