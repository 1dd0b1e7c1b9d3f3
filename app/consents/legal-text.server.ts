import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { TermKind } from '#contract/terms.ts';

export async function readTerm(kind: TermKind) {
  const { data } = await readApi(endpoints.getTerm, { params: { kind }, query: {} });
  const { content, versions: _listed, changes: _changes, ...term } = data;
  return { ...term, html: renderMarkdown(content) };
}

export async function findTermVersion(kind: TermKind, version: string | undefined) {
  const found = await findInApi(endpoints.getTerm, { params: { kind }, query: { version } });
  if (!found || (version !== undefined && found.data.version !== version)) return undefined;
  const { content, versions = [], ...term } = found.data;
  return { ...term, versions, content };
}
