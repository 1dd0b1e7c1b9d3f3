import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { memberKey } from '#app/session/session.queries.ts';
import { endpoints } from '#contract/endpoints.ts';
import { partOf } from './overview-part.server.ts';

const newest = { page: 1, size: 3 };

/** The newest points, questions and sample requests. Null for a part that failed. */
const getOverview = createServerFn({ method: 'GET' }).handler(async () => {
  const [points, questions, samples] = await Promise.all([
    partOf(readOwn(endpoints.listPoints, { query: newest })),
    partOf(readOwn(endpoints.listQuestions, { query: newest })),
    partOf(readOwn(endpoints.listSamples, { query: newest })),
  ]);
  return {
    points: points?.data ?? null,
    questions: questions?.data.map(({ id, title, date, status }) => ({ id, title, date, status })) ?? null,
    samples: samples?.data ?? null,
  };
});

export type Overview = Awaited<ReturnType<typeof getOverview>>;

export const mypageQueries = {
  overview: () => queryOptions({ queryKey: [memberKey, 'overview'], queryFn: () => getOverview() }),
};
