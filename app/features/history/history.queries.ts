import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinHeading } from '#app/content/joined-terms.ts';
import { formatDay } from '#app/i18n/locale.ts';
import { endpoints } from '#contract/endpoints.ts';
import { withOverdue } from './goal-state.ts';

const readHistory = contentRead(async () => {
  const readEntries = async (open: boolean) => {
    const entries = await readAllPages((query) =>
      readApi(endpoints.listHistory, { query: { ...query, ...(open && { open: 'true' }) } }),
    );
    // An API before 1.8 does not know the parameter, and serves what was reached.
    return entries
      .filter(({ isOpen = false }) => isOpen === open)
      .map((entry) => ({ ...entry, text: joinHeading(entry.text) }));
  };
  const [reached, goals] = await Promise.all([readEntries(false), readEntries(true)]);
  const today = formatDay(new Date().toISOString());
  return { reached, goals: goals.map((entry) => withOverdue(entry, today)) };
});

const getHistory = createServerFn({ method: 'GET' }).handler(() => readHistory());

export const historyQueries = {
  all: () => queryOptions({ queryKey: ['history'], queryFn: () => getHistory() }),
};
