import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/lib/api-client.server.ts';
import { readAllPages } from '#app/lib/read-all.server.ts';
import { endpoints } from '#contract/endpoints.ts';

/** The company's whole history, newest first. */
export const getHistory = createServerFn({ method: 'GET' }).handler(() =>
  readAllPages((query) => readApi(endpoints.listHistory, { query })),
);
