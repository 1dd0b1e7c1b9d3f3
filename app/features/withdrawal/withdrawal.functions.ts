import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { rejoinDay } from './rejoin-day.server.ts';

const countOnly = { query: { page: 1, size: 1 } };

export const getWithdrawal = createServerFn({ method: 'GET' }).handler(async () => {
  const [questions, samples, policy] = await Promise.all([
    readOwn(endpoints.listQuestions, countOnly),
    readOwn(endpoints.listSamples, countOnly),
    readApi(endpoints.getTerm, { params: { kind: 'withdrawal' } }),
  ]);
  const { content, ...term } = policy.data;
  return {
    questions: questions.page.total,
    samples: samples.page.total,
    policy: { ...term, html: renderMarkdown(content) },
    rejoinDay: rejoinDay(),
  };
});

export type WithdrawalSummary = Awaited<ReturnType<typeof getWithdrawal>>;
