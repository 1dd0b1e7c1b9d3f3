import { endpoints } from '#contract/endpoints.ts';
import type { TermKind } from '#contract/terms.ts';
import { readApi } from './api-client.server.ts';
import { renderMarkdown } from './markdown.server.ts';

/** A legal text in force, in the visitor's language, as safe HTML. */
export async function readTerm(kind: TermKind) {
  const { content, ...term } = (await readApi(endpoints.getTerm, { params: { kind } })).data;
  return { ...term, html: renderMarkdown(content) };
}
