import { m } from '#app/paraglide/messages.js';
import { mailFrame } from './answer-styles.ts';

/** Links open in a tab: pages refuse to be framed. */
function withLinksInTabs(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

/** The mail with its own styles, apart from the dashboard: no script runs in it. */
export function MailFrame({ html }: { html: string }) {
  return (
    <iframe
      title={m.admin_inbox_preview_frame()}
      className={mailFrame}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withLinksInTabs(html)}
    />
  );
}
