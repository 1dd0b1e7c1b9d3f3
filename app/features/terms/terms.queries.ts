import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { validInput } from '#app/api-client/valid-input.ts';
import { readTerm } from '#app/consents/legal-text.server.ts';
import { type TermKind, termKindSchema } from '#contract/terms.ts';
import { withAnchors } from './anchors.ts';

const getLegalText = createServerFn({ method: 'GET' })
  .validator(validInput(termKindSchema))
  .handler(async ({ data: { kind } }) => {
    const { html, ...term } = await readTerm(kind);
    return { ...term, ...withAnchors(html) };
  });

export const termsQueries = {
  inForce: (kind: TermKind) =>
    queryOptions({ queryKey: ['terms', kind], queryFn: () => getLegalText({ data: { kind } }) }),
};
