import { hash } from 'node:crypto';

type SealedPage = {
  html: string;
  /** Sources for the policy's script-src, one for each inline script. */
  sources: string[];
};

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Whether the attributes are those of a script that a browser runs from the page itself. */
function isInlineCode(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
  return type === 'module' && !/\bsrc=/.test(attributes);
}

/**
 * Lets a page be sent to more than one visitor: its scripts are known by their hashes, and the nonce that marked them
 * while the page was made is gone. What has no nonce was not put there by us, gets no hash, and does not run.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(scripts)) {
    if (!attributes.includes(mark) || !isInlineCode(attributes)) continue;
    sources.add(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  // The framework tells its part in the browser what the nonce was.
  const told = `<meta property="csp-nonce" content="${nonce}"/>`;
  // Cut and joined once: each replacement would copy all of the page.
  const parts = html.split(told).flatMap((part) => part.split(mark));
  return { html: parts.join(''), sources: [...sources] };
}
