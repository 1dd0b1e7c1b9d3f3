import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { configuredServices } from '#app/server/env.server.ts';
import { companyDetails, readSettings } from '#app/shell/shown-company.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Term, TermKind } from '#contract/terms.ts';
import { withCellLabels } from './cell-labels.ts';
import { withConfiguredSections } from './configured-sections.server.ts';

type Text = Pick<Term, 'content' | 'locale'>;

/** The privacy policy in force names what this installation configures. */
export async function wholeText(kind: TermKind, { content, locale }: Text): Promise<string> {
  if (kind !== 'privacy') return content;
  const configuration = { services: configuredServices, company: companyDetails(await readSettings()) };
  return withConfiguredSections(content, configuration, locale);
}

async function rendered(kind: TermKind, given: Term) {
  const { content: _content, versions: _listed, changes: _changes, ...term } = given;
  return { ...term, html: withCellLabels(renderMarkdown(await wholeText(kind, given))) };
}

export async function readTerm(kind: TermKind) {
  return rendered(kind, (await readApi(endpoints.getTerm, { params: { kind }, query: {} })).data);
}

export async function findTerm(kind: TermKind) {
  const found = await findInApi(endpoints.getTerm, { params: { kind }, query: {} });
  return found && (await rendered(kind, found.data));
}

export async function findTermVersion(kind: TermKind, version: string | undefined) {
  const found = await findInApi(endpoints.getTerm, { params: { kind }, query: { version } });
  if (!found || (version !== undefined && found.data.version !== version)) return undefined;
  const { content, versions = [], ...term } = found.data;
  return { ...term, versions, content };
}
