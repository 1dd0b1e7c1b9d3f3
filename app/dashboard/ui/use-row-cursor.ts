import { useEffect, useRef, useState } from 'react';
import { type Command, useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { m } from '#app/paraglide/messages.js';

type Row = { id: string; page: string | undefined };

type Options = {
  rows: readonly Row[];
  open: (page: string) => void;
  toggle?: (id: string) => void;
};

type Entry = { row: 'first' | 'last'; left: string | undefined; path: string };

/** The row at which the cursor enters the page that loads, which may be another table. */
let entry: Entry | undefined;

function turnPage(rel: 'next' | 'prev', rows: readonly Row[]): void {
  const link = document.querySelector<HTMLElement>(`main a[rel="${rel}"]`);
  if (!link) return;
  entry = { row: rel === 'next' ? 'first' : 'last', left: rows[0]?.id, path: window.location.pathname };
  link.click();
}

/** Undefined until the rows of the new page are there. */
function takeEntry(rows: readonly Row[]): Entry['row'] | undefined {
  if (!entry || rows[0]?.id === entry.left) return undefined;
  const { row, path } = entry;
  entry = undefined;
  return path === window.location.pathname ? row : undefined;
}

type Cursor = { id: string; index: number };

/** Moves through rows and pages by keyboard. The focus follows, so that a screen reader reads the row. */
export function useRowCursor({ rows, open, toggle }: Options) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Cursor>();
  const found = rows.findIndex(({ id }) => id === cursor?.id);

  const moveTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setCursor({ id: row.id, index });
    const element = tableRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`);
    (element?.querySelector<HTMLElement>('a') ?? element)?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    const row = takeEntry(rows);
    if (row) moveTo(row === 'first' ? 0 : rows.length - 1);
    // The current row left the list, and the focus with it: the next row takes its place.
    else if (cursor && found < 0 && document.activeElement === document.body)
      moveTo(Math.min(cursor.index, rows.length - 1));
  });

  const next = found < 0 ? (cursor?.index ?? 0) : found + 1;
  const previous = found < 0 ? (cursor?.index ?? 1) - 1 : found - 1;
  const current = rows[found];
  const commands: Command[] = [
    {
      label: m.admin_row_next(),
      keys: 'j',
      run: () => (next < rows.length ? moveTo(next) : turnPage('next', rows)),
    },
    {
      label: m.admin_row_previous(),
      keys: 'k',
      run: () => (previous >= 0 ? moveTo(previous) : turnPage('prev', rows)),
    },
  ];
  if (current?.page !== undefined) {
    const { page } = current;
    commands.push({ label: m.admin_row_open(), keys: 'o', run: () => open(page) });
  }
  if (toggle && current)
    commands.push({ label: m.admin_row_select(), keys: 'x', run: () => toggle(current.id) });
  useCommands(rows.length > 0 ? commands : []);
  return { tableRef, isCurrent: (id: string) => id === cursor?.id };
}
