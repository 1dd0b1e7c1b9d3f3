import { cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { m } from '#app/paraglide/messages.js';
import {
  current,
  fit,
  fixed,
  narrowHidden,
  numeric,
  rowLink,
  selectBox,
  table as tableClass,
  unread,
  words,
} from './item-table-styles.ts';
import { useRowCursor } from './use-row-cursor.ts';

export type Column<TRow> = {
  id: string;
  label: () => string;
  cell: (row: TRow) => ReactNode;
  /** Hidden on narrow screens: another column or the item's page has it too. */
  isSecondary?: boolean;
  /** `number`: digits below each other. `fit`: no wider than its values. `words`: as wide as its longest word. */
  kind?: 'number' | 'fit' | 'words';
};

export type Selection = {
  selected: RowSelectionState;
  onChange: (selected: RowSelectionState) => void;
  /** Names the row for the accessible name of its checkbox. */
  nameOf: (id: string) => string;
};

const features = tableFeatures({ rowSelectionFeature });

type Props<TRow extends object> = {
  label: string;
  /** Declared outside the component. The first column is the row's header, and links to its page. */
  columns: readonly Column<TRow>[];
  /** Stable between renders. */
  rows: readonly TRow[];
  idOf: (row: TRow) => string;
  /** Path below /admin. */
  pageOf?: (row: TRow) => string;
  isUnread?: (row: TRow) => boolean;
  selection?: Selection;
  /** For tables below each other. */
  hasFixedColumns?: boolean;
};

function cellClass({ isSecondary, kind }: Pick<Column<object>, 'isSecondary' | 'kind'>): string {
  return cx(
    isSecondary && narrowHidden,
    kind === 'number' && numeric,
    kind === 'fit' && fit,
    kind === 'words' && words,
  );
}

/** A list of items. j and k move, Enter opens, x selects; with Shift, clicking a checkbox selects a range. */
export function ItemTable<TRow extends object>(props: Props<TRow>) {
  const { label, columns, rows, idOf, pageOf, isUnread, selection, hasFixedColumns } = props;
  const router = useRouter();
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const grid = useTable({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    state: { rowSelection: selection?.selected ?? {} },
    onRowSelectionChange: (change) =>
      selection?.onChange(typeof change === 'function' ? change(selection.selected) : change),
    enableRowSelection: selection !== undefined,
  });
  const gridRows = grid.getRowModel().rows;
  const cursor = useRowCursor({
    rows: gridRows.map(({ id, original }) => ({ id, page: pageOf?.(original) })),
    open: (page) => void router.navigate({ href: dashboardHref(page) }),
    ...(selection && { toggle: (id) => grid.getRow(id).toggleSelected() }),
  });
  return (
    <table ref={cursor.tableRef} className={cx(tableClass, hasFixedColumns && fixed)} aria-label={label}>
      <thead>
        <tr>
          {selection ? (
            <th scope="col" className={selectBox}>
              <input
                type="checkbox"
                aria-label={m.admin_select_all()}
                checked={grid.getIsAllRowsSelected()}
                onChange={grid.getToggleAllRowsSelectedHandler()}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cellClass(column)}>
              {column.label()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gridRows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            className={cx(cursor.isCurrent(row.id) && current, isUnread?.(row.original) && unread)}
          >
            {selection ? (
              <td className={selectBox}>
                <input
                  type="checkbox"
                  aria-label={m.admin_select_item({ name: selection.nameOf(row.id) })}
                  checked={row.getIsSelected()}
                  onChange={() => undefined}
                  onClick={row.getToggleSelectedHandler()}
                />
              </td>
            ) : null}
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.id} scope="row" className={cellClass(column)}>
                  {pageOf ? (
                    <DashboardLink to={pageOf(row.original)} className={rowLink}>
                      {column.cell(row.original)}
                    </DashboardLink>
                  ) : (
                    column.cell(row.original)
                  )}
                </th>
              ) : (
                <td key={column.id} data-label={column.label()} className={cellClass(column)}>
                  {column.cell(row.original)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
