import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { findOwn, readOwn } from '#app/api-client/member-client.server.ts';
import { searchInput, validInput } from '#app/api-client/valid-input.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { listParams, searchReader } from '#app/routing/search-params.ts';
import { memberKey } from '#app/session/session.queries.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { toPageFile } from './question-files.server.ts';
import type { QuestionsSearch } from './questions.search.ts';

const getQuestions = createServerFn({ method: 'GET' })
  .validator(searchInput(searchReader(listParams)))
  .handler(async ({ data: query }) => {
    const { data, page } = await readOwn(endpoints.listQuestions, { query });
    return { items: data.map(({ id, title, date, status }) => ({ id, title, date, status })), page };
  });

/** @throws notFound when it does not exist or belongs to another member */
const getQuestion = createServerFn({ method: 'GET' })
  .validator(validInput(idParamsSchema))
  .handler(async ({ data: params }) => {
    const found = await findOwn(endpoints.getQuestion, { params });
    if (!found) throw notFound();
    const { answer, files, ...question } = found.data;
    return {
      ...question,
      answerHtml: answer === null ? null : renderMarkdown(answer),
      files: files.map((file) => toPageFile(question.id, file)),
    };
  });

export type QuestionItem = Awaited<ReturnType<typeof getQuestions>>['items'][number];
export type QuestionDetail = Awaited<ReturnType<typeof getQuestion>>;

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
