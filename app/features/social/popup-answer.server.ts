import { brandName, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { htmlResponse } from '#app/rendering/html-response.server.ts';
import { escapeHtml } from '#app/server/escape-html.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { socialChannelName } from '#app/social/social-channel.ts';

const script = `
const message = { ...document.currentScript.dataset };
const channel = new BroadcastChannel('${socialChannelName}');
channel.onmessage = ({ data }) => {
  if (data.taken === message.window) window.close();
};
channel.postMessage(message);
`;

/** A link remains where no window waits or the pop-up cannot close. */
export function popupAnswer(waiting: string, location: string): Response {
  const { nonce } = requestContext();
  const title = escapeHtml(`${m.social_window_title()} | ${brandName()}`);
  const html = `<!doctype html>
<html lang="${getLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${escapeHtml(m.social_window_title())}</h1>
<p><a href="${escapeHtml(location)}">${escapeHtml(m.social_window_link())}</a></p>
</main>
<script nonce="${nonce}" data-window="${escapeHtml(waiting)}" data-location="${escapeHtml(location)}">${script}</script>
</body>
</html>
`;
  return htmlResponse(html);
}
