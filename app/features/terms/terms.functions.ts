import { createServerFn } from '@tanstack/react-start';
import { validInput } from '#app/api-client/valid-input.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import { termKindSchema } from '#contract/terms.ts';
import { withAnchors } from './anchors.ts';

export const getLegalText = createServerFn({ method: 'GET' })
  .validator(validInput(termKindSchema))
  .handler(async ({ data: { kind } }) => {
    const { html, ...term } = await readTerm(kind);
    return { ...term, ...withAnchors(html) };
  });
