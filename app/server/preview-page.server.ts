import { callApi } from '#app/api-client/api-client.server.ts';
import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { m } from '#app/paraglide/messages.js';
import { previewParameter } from '#app/routing/preview-link.ts';
import { staffCookieName } from '#app/session/session-cookie.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { styleSources } from './content-security-policy.server.ts';
import { hasDashboard } from './env.server.ts';
import { busyPage, textPage } from './fallback-page.server.ts';
import { answerPage, type FetchHandler } from './page-response.server.ts';
import { requestContext } from './request-context.server.ts';

/** The page cache must not answer these. */
export function isPreview(target: string, cookies = ''): boolean {
  return hasDashboard && target.includes(`${previewParameter}=`) && cookies.includes(`${staffCookieName}=`);
}

export function previewTokenIn({ searchParams }: URL): string {
  const token = searchParams.get(previewParameter) ?? '';
  return /^[\w.]{1,200}$/.test(token) ? token : '';
}

const policy = [
  "default-src 'none'",
  `style-src ${styleSources}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** Other pages refuse to be framed, so links open in a tab. */
function toPreviewHtml(html: string): string {
  return html
    .replaceAll(scripts, '')
    .replaceAll(/<a (?=[^>]*\bhref="[^#])/g, '<a target="_blank" ')
    .replace(/<title>/, `<title>${m.admin_preview()}: `);
}

async function toPreview(response: Response): Promise<Response> {
  const headers = new Headers({
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  for (const name of ['content-type', 'content-language', 'x-request-id', 'location']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(toPreviewHtml(await response.text()), { status: response.status, headers });
}

const failures: Readonly<Record<string, () => string>> = {
  not_publishable: m.admin_preview_incomplete,
  not_found: m.admin_preview_gone,
};

async function answer(startHandler: FetchHandler, request: Request): Promise<Response> {
  try {
    const probe = await callApi(endpoints.listLanguages, {});
    if (probe.ok) return await answerPage(startHandler, request);
    const { status, code } = probe.problem;
    return textPage(status, m.admin_preview_failed(), (failures[code] ?? m.admin_preview_expired)());
  } catch (error) {
    if (error instanceof ApiUnavailableError) return busyPage();
    throw error;
  }
}

export async function answerPageOrPreview(startHandler: FetchHandler, request: Request): Promise<Response> {
  if (requestContext().preview === undefined) return answerPage(startHandler, request);
  return toPreview(await answer(startHandler, request));
}
