import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Term, TermKind } from '#contract/terms.ts';

function rendered({ content, versions: _listed, changes: _changes, ...term }: Term) {
  return { ...term, html: renderMarkdown(content) };
}

export async function readTerm(kind: TermKind) {
  return rendered((await readApi(endpoints.getTerm, { params: { kind }, query: {} })).data);
}

export async function findTerm(kind: TermKind) {
  const found = await findInApi(endpoints.getTerm, { params: { kind }, query: {} });
  return found && rendered(found.data);
}

export async function findTermVersion(kind: TermKind, version: string | undefined) {
  const found = await findInApi(endpoints.getTerm, { params: { kind }, query: { version } });
  if (!found || (version !== undefined && found.data.version !== version)) return undefined;
  const { content, versions = [], ...term } = found.data;
  return { ...term, versions, content };
}
