import { hash } from 'node:crypto';

type HashedPage = {
  parts: string[];
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

const attribute = { before: ' nonce="', after: '"' };
const meta = { before: '<meta property="csp-nonce" content="', after: '"/>' };

/** Replaces nonces by hashes, so several visitors can get the page. A script without this nonce does not run. */
export function hashScripts(html: string, nonce: string): HashedPage {
  const sources = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) {
    const end = at + nonce.length;
    const around = [attribute, meta].find(
      ({ before, after }) => html.endsWith(before, at) && html.startsWith(after, end),
    );
    if (!around) continue;
    const code = around === attribute ? inlineCodeAround(html, at) : undefined;
    if (code !== undefined) sources.add(`'sha256-${hash('sha256', code, 'base64')}'`);
    parts.push(html.slice(from, at - around.before.length));
    from = end + around.after.length;
  }
  return { parts: [...parts, html.slice(from)], sources: [...sources] };
}
