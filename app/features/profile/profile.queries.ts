import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const getMarketingText = createServerFn({ method: 'GET' }).handler(async () => {
  const { content, ...term } = (await readApi(endpoints.getTerm, { params: { kind: 'marketing' } })).data;
  return { ...term, html: renderMarkdown(content) };
});

export const profileQueries = {
  marketing: () => queryOptions({ queryKey: ['profile', 'marketing'], queryFn: () => getMarketingText() }),
};
