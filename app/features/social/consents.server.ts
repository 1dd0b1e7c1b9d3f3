import { readApi } from '#app/lib/api-client.server.ts';
import { renderMarkdown } from '#app/lib/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { consentKinds, isConsent } from './consent-kinds.ts';
import type { AskedField } from './sign-up.schema.ts';

async function readConsent(kind: (typeof consentKinds)[keyof typeof consentKinds]) {
  const { content, ...term } = (await readApi(endpoints.getTerm, { params: { kind } })).data;
  return { kind, ...term, html: renderMarkdown(content) };
}

/** The texts in force that the visitor is asked to agree to, in the visitor's language. */
export async function readConsents(asks: readonly AskedField[]) {
  const asked = asks.filter(isConsent);
  return Promise.all(asked.map(async (field) => ({ field, ...(await readConsent(consentKinds[field])) })));
}

export type ConsentText = Awaited<ReturnType<typeof readConsents>>[number];
