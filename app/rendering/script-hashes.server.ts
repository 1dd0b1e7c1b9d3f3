import { hash } from 'node:crypto';

type SealedPage = {
  html: string;
  /** Sources for the policy's script-src, one for each inline script. */
  sources: string[];
};

/** Whether the attributes are those of a script that a browser runs from the page itself. */
function isInlineCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
  return type === 'module' && !/\bsrc=/.test(attributes);
}

/** The code of the inline script in whose first tag something stands; undefined for anything else. */
function inlineCodeAround(page: string, at: number): string | undefined {
  const start = page.lastIndexOf('<', at);
  const tagEnd = page.indexOf('>', at);
  const attributes = /^<script\b(.*)$/s.exec(page.slice(start, tagEnd))?.[1];
  const end = page.indexOf('</script>', tagEnd);
  return attributes !== undefined && isInlineCode(attributes) && end >= 0
    ? page.slice(tagEnd + 1, end)
    : undefined;
}

/**
 * Lets a page be sent to more than one visitor: its scripts are known by their hashes, and the nonce that marked them
 * while the page was made is gone. What has no nonce was not put there by us, gets no hash, and does not run.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  // The framework tells its part in the browser what the nonce was.
  const told = `<meta property="csp-nonce" content="${nonce}"/>`;
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  // Cut and joined once: each replacement in the whole would copy all of the page.
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const code = inlineCodeAround(html, at);
    if (code !== undefined) sources.add(`'sha256-${hash('sha256', code, 'base64')}'`);
    parts.push(html.slice(from, at).replace(told, ''));
    from = at + mark.length;
  }
  parts.push(html.slice(from).replace(told, ''));
  return { html: parts.join(''), sources: [...sources] };
}
