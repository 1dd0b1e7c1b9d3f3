import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { withCellLabels } from '#app/consents/cell-labels.ts';
import { withSectionLinks } from '#app/consents/configured-sections.server.ts';
import { findTermVersion, wholeText } from '#app/consents/legal-text.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { type TermKind, termKindSchema, termQuerySchema } from '#contract/terms.ts';
import { withAnchors } from './anchors.ts';

const requestSchema = v.object({ ...termKindSchema.entries, ...termQuerySchema.entries });

/** @throws notFound for an unknown version */
const getLegalText = createServerFn({ method: 'GET' })
  .validator(validInput(requestSchema))
  .handler(async ({ data: { kind, version } }) => {
    const text = await findTermVersion(kind, version);
    if (!text) throw notFound();
    const { content, ...term } = text;
    const shown = text.versions.find((listed) => listed.version === text.version);
    const whole = shown?.status === 'previous' ? withSectionLinks(content) : await wholeText(kind, text);
    return { ...term, ...withAnchors(withCellLabels(renderMarkdown(whole))) };
  });

export type LegalText = Awaited<ReturnType<typeof getLegalText>>;

export const termsQueries = {
  text: (kind: TermKind, version: string | undefined) =>
    queryOptions({
      queryKey: ['terms', kind, version],
      queryFn: () => getLegalText({ data: { kind, version } }),
    }),
};
