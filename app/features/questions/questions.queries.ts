import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '#app/session/session.queries.ts';
import { getQuestion, getQuestions } from './questions.functions.ts';
import type { QuestionsSearch } from './questions.search.ts';

export const questionQueries = {
  list: ({ page, size }: Pick<QuestionsSearch, 'page' | 'size'>) =>
    queryOptions({
      queryKey: [memberKey, 'questions', 'list', { page, size }],
      queryFn: () => getQuestions({ data: { page, size } }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [memberKey, 'questions', 'detail', id],
      queryFn: () => getQuestion({ data: { id } }),
    }),
};
