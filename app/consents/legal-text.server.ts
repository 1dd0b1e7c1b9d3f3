import { readApi } from '#app/api-client/api-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { TermKind } from '#contract/terms.ts';

/** A current legal text in the visitor's language, as safe HTML. */
export async function readTerm(kind: TermKind) {
  const { content, ...term } = (await readApi(endpoints.getTerm, { params: { kind } })).data;
  return { ...term, html: renderMarkdown(content) };
}
