import { useRef, useState } from 'react';
import { type Command, useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { m } from '#app/paraglide/messages.js';

type Row = { id: string; page: string | undefined };

type Options = {
  rows: readonly Row[];
  open: (page: string) => void;
  toggle?: (id: string) => void;
};

/** Moves through the rows of a table by keyboard. The focus follows, so that a screen reader reads the row. */
export function useRowCursor({ rows, open, toggle }: Options) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const index = rows.findIndex(({ id }) => id === currentId);

  const moveTo = (target: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, target))];
    if (!row) return;
    setCurrentId(row.id);
    const element = tableRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`);
    (element?.querySelector<HTMLElement>('a') ?? element)?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  };
  const current = rows[index];
  const commands: Command[] = [
    { label: m.admin_row_next(), keys: 'j', run: () => moveTo(index + 1) },
    { label: m.admin_row_previous(), keys: 'k', run: () => moveTo(index - 1) },
  ];
  if (current?.page !== undefined) {
    const { page } = current;
    commands.push({ label: m.admin_row_open(), keys: 'o', run: () => open(page) });
  }
  if (toggle && current)
    commands.push({ label: m.admin_row_select(), keys: 'x', run: () => toggle(current.id) });
  useCommands(rows.length > 0 ? commands : []);
  return { tableRef, currentId, isCurrent: (id: string) => id === currentId };
}
