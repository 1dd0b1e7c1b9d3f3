import { hash } from 'node:crypto';

type HashedPage = {
  html: string;
  sources: string[];
};

function isInlineCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
  return type === 'module' && !/\bsrc=/.test(attributes);
}

function inlineCodeAround(page: string, at: number): string | undefined {
  const start = page.lastIndexOf('<', at);
  const tagEnd = page.indexOf('>', at);
  const attributes = /^<script\b(.*)$/s.exec(page.slice(start, tagEnd))?.[1];
  const end = page.indexOf('</script>', tagEnd);
  return attributes !== undefined && isInlineCode(attributes) && end >= 0
    ? page.slice(tagEnd + 1, end)
    : undefined;
}

/** Replaces nonces by hashes, so several visitors can get the page. A script without this nonce does not run. */
export function hashScripts(html: string, nonce: string): HashedPage {
  const nonceMeta = `<meta property="csp-nonce" content="${nonce}"/>`;
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const code = inlineCodeAround(html, at);
    if (code !== undefined) sources.add(`'sha256-${hash('sha256', code, 'base64')}'`);
    parts.push(html.slice(from, at).replace(nonceMeta, ''));
    from = at + mark.length;
  }
  parts.push(html.slice(from).replace(nonceMeta, ''));
  return { html: parts.join(''), sources: [...sources] };
}
