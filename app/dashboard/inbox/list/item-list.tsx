import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { itemHref, parseInboxFilter } from '#app/dashboard/inbox/inbox-search.ts';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxListed } from '#contract/inbox.ts';
import type { InboxClosing } from '#contract/inbox-work.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InboxTable } from './inbox-table.tsx';
import { type Target, useBulkClosing } from './use-bulk-closing.ts';

type Props = {
  items: readonly InboxListed[];
  search: Readonly<Record<string, string>>;
  /** Number of items that match the filter, if known. */
  total: number | undefined;
};

/** The item of the row that has the focus. */
function focusedItem(items: readonly InboxListed[]): InboxListed | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return items.find(({ reference }) => reference === row?.dataset.row);
}

export function ItemList({ items, search, total }: Props) {
  const router = useRouter();
  const mayClose = useMay('inbox.close');
  const [selected, setSelected] = useState<Record<string, true>>({});
  const [matching, setMatching] = useState<Exclude<Target, { items: unknown }>>();
  const { close, isActing } = useBulkClosing(items);
  const chosen = items.filter(({ reference }) => selected[reference]);

  const clear = () => {
    setSelected({});
    setMatching(undefined);
  };
  const run = async (act: InboxClosing, target: Target) => {
    if (await close(act, target)) clear();
  };
  const closeChosen = (act: InboxClosing) => {
    const focused = focusedItem(items);
    if (matching) void run(act, matching);
    else if (chosen.length > 0) void run(act, { items: chosen });
    else if (focused) void run(act, { items: [focused] });
  };
  const reply = () => {
    const item = focusedItem(items);
    if (item) void router.navigate({ href: `${itemHref(item.reference)}?reply=true` });
  };
  useCommands(
    mayClose
      ? [
          { label: m.admin_inbox_close_processed(), keys: 'e', run: () => closeChosen('processed') },
          { label: m.admin_inbox_reply(), keys: 'r', run: reply },
        ]
      : [],
  );
  const isWholePage = chosen.length === items.length && total !== undefined && total > items.length;
  const count = matching && total !== undefined ? total : chosen.length;
  const nameOf = (id: string) => items.find(({ reference }) => reference === id)?.title ?? id;
  const change = (next: Record<string, boolean>) => {
    setMatching(undefined);
    setSelected(Object.fromEntries(Object.keys(next).flatMap((id) => (next[id] ? [[id, true]] : []))));
  };
  return (
    <>
      {mayClose ? (
        <BulkBar
          count={count}
          matching={isWholePage && !matching ? total : undefined}
          isActing={isActing}
          onSelectMatching={() =>
            setMatching({ filter: parseInboxFilter(search), receivedBefore: new Date().toISOString() })
          }
          onClear={clear}
          onClose={closeChosen}
        />
      ) : null}
      <InboxTable items={items} selection={mayClose ? { selected, onChange: change, nameOf } : undefined} />
    </>
  );
}
