import { createServerFn } from '@tanstack/react-start';
import { readTerm } from '#app/lib/terms.server.ts';
import { validInput } from '#app/lib/valid-input.ts';
import { termKindSchema } from '#contract/terms.ts';
import { withAnchors } from './anchors.ts';

/** A legal text in force as safe HTML, with its headings. */
export const getLegalText = createServerFn({ method: 'GET' })
  .validator(validInput(termKindSchema))
  .handler(async ({ data: { kind } }) => {
    const { html, ...term } = await readTerm(kind);
    return { ...term, ...withAnchors(html) };
  });
