import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinHeading } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';

const readHistory = contentRead(async () => {
  const entries = await readAllPages((query) => readApi(endpoints.listHistory, { query }));
  return entries.map((entry) => ({ ...entry, text: joinHeading(entry.text) }));
});

const getHistory = createServerFn({ method: 'GET' }).handler(() => readHistory());

export const historyQueries = {
  all: () => queryOptions({ queryKey: ['history'], queryFn: () => getHistory() }),
};
