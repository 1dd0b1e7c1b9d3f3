import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from '#app/rendering/script-hashes.server.ts';

const nonce = 'u78drsQjIHDrJfUuSnHgjA==';
const hashed = (page: string, mark: string) => {
  const { parts, sources } = hashScripts(page, mark);
  return { html: parts.join(''), sources };
};
const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the scripts of a page', () => {
  it('get one hash each, and the nonce is removed', () => {
    const html = `<script nonce="${nonce}">a()</script><script nonce="${nonce}" data-x="">b()</script><script nonce="${nonce}">a()</script>`;
    expect(hashed(html, nonce)).toEqual({
      html: '<script>a()</script><script data-x="">b()</script><script>a()</script>',
      sources: [sourceOf('a()'), sourceOf('b()')],
    });
  });

  it('leave nothing behind that differs from one making to the next', () => {
    const made = ['a', 'b'].map((mark) => {
      const html = `<meta property="csp-nonce" content="${mark}"/><link rel="modulepreload" href="/x" nonce="${mark}"/>`;
      return hashed(html, mark).html;
    });
    expect(made).toEqual(['<link rel="modulepreload" href="/x"/>', '<link rel="modulepreload" href="/x"/>']);
  });

  it('get no hash when they were not put there by us', () => {
    const html = '<script>alert(1)</script><script nonce="guessed">alert(2)</script>';
    expect(hashed(html, nonce)).toEqual({ html, sources: [] });
  });

  it('get none when they are files or data', () => {
    const html = `<script type="module" src="/_app/x.js" nonce="${nonce}"></script><script type="application/ld+json" nonce="${nonce}">{}</script>`;
    expect(hashScripts(html, nonce).sources).toEqual([]);
  });
});
