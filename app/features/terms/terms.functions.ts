import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/lib/api-client.server.ts';
import { renderMarkdown } from '#app/lib/markdown.server.ts';
import { validInput } from '#app/lib/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { termKindSchema } from '#contract/terms.ts';
import { withAnchors } from './anchors.ts';

/** A legal text in force as safe HTML, with its headings. */
export const getLegalText = createServerFn({ method: 'GET' })
  .validator(validInput(termKindSchema))
  .handler(async ({ data: params }) => {
    const { content, ...term } = (await readApi(endpoints.getTerm, { params })).data;
    return { ...term, ...withAnchors(renderMarkdown(content)) };
  });
