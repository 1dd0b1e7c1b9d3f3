import { useState } from 'react';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import { defaultItemPageSize } from '#contract/staff-content-requests.ts';

/** The newest entries of a history, and older ones on request. */
export function useOlder<TEntry>(newest: readonly TEntry[], read: (last: TEntry) => Promise<TEntry[]>) {
  const [older, setOlder] = useState<readonly TEntry[]>([]);
  const [isWhole, setWhole] = useState(newest.length < defaultItemPageSize);
  const [isReading, setReading] = useState(false);
  const entries = [...newest, ...older];
  const last = entries.at(-1);

  const readOlder = async () => {
    if (last === undefined) return;
    setReading(true);
    try {
      const found = await read(last);
      setOlder((known) => [...known, ...found]);
      setWhole(found.length < defaultItemPageSize);
    } catch {
      showToast(m.admin_problem_lost(), { type: 'error' });
    }
    setReading(false);
  };
  return { entries, readOlder: isWhole ? undefined : readOlder, isReading };
}
