import { createServerFn } from '@tanstack/react-start';
import { readOwn } from '#app/api-client/member-client.server.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { rejoinDay } from './rejoin-day.server.ts';

const countOnly = { query: { page: 1, size: 1 } };

export const getWithdrawal = createServerFn({ method: 'GET' }).handler(async () => {
  const [questions, samples, policy] = await Promise.all([
    readOwn(endpoints.listQuestions, countOnly),
    readOwn(endpoints.listSamples, countOnly),
    readTerm('withdrawal'),
  ]);
  return {
    questions: questions.page.total,
    samples: samples.page.total,
    policy,
    rejoinDay: rejoinDay(),
  };
});

export type WithdrawalSummary = Awaited<ReturnType<typeof getWithdrawal>>;
