import { escapeHtml } from '#app/lib/escape-html.ts';
import { brandName, getLocale } from '#app/lib/locale.ts';
import { requestContext } from '#app/lib/request-context.server.ts';
import { sealedPage } from '#app/lib/sealed-page.server.ts';
import { socialChannelName } from '#app/lib/social-channel.ts';
import { m } from '#app/paraglide/messages.js';

/** Tells the window that waits, and closes once that has heard it. */
const script = `
const message = { ...document.currentScript.dataset };
const channel = new BroadcastChannel('${socialChannelName}');
channel.onmessage = ({ data }) => {
  if (data.taken === message.window) window.close();
};
channel.postMessage(message);
`;

/**
 * The end of a sign-in in a window of its own. Where nobody waits for it any more, or it cannot close, there is a link.
 * @param location address of a page of ours, without the origin
 */
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
  return sealedPage(html);
}
