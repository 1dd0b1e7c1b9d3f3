import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const readFaqs = contentRead(async () => {
  const { data } = await readApi(endpoints.listFaqs, { query: {} });
  return data.map(({ answer, ...faq }) => ({ ...joinAll(faq), html: renderMarkdown(answer) }));
});

const getFaqs = createServerFn({ method: 'GET' }).handler(() => readFaqs());

export const faqQueries = {
  all: () => queryOptions({ queryKey: ['faq'], queryFn: () => getFaqs() }),
};
