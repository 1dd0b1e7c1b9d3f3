import { m } from '#app/paraglide/messages.js';
import { inertPolicy } from './content-security-policy.server.ts';
import { escapeHtml } from './escape-html.ts';
import { requestContext } from './request-context.server.ts';

export function lastResortPage(status: number): Response {
  return textPage(
    status,
    m.error_page_failed(),
    m.error_reference({ reference: requestContext().requestId }),
  );
}

export function busyPage(): Response {
  const page = textPage(503, m.error_unavailable(), m.error_unavailable_hint());
  page.headers.set('retry-after', '5');
  return page;
}

export function textPage(status: number, heading: string, text: string): Response {
  const { locale } = requestContext();
  const title = escapeHtml(heading);
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/?lang=${locale}">${escapeHtml(m.error_home_link())}</a></p>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': inertPolicy,
      'cache-control': 'private, no-store',
    },
  });
}
