import { readApi } from '#app/lib/api-client.server.ts';
import { renderMarkdown } from '#app/lib/markdown.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ConsentText } from './inquiry-answer.ts';

/**
 * The consent in force, in the visitor's language. The API stores the version in force with an inquiry, so that is
 * the one to show and to ask for.
 */
export async function readConsent(): Promise<ConsentText> {
  const { data } = await readApi(endpoints.getTerm, { params: { kind: 'inquiry' } });
  const { content, ...term } = data;
  return { ...term, html: renderMarkdown(content) };
}
