import { describe, expect, it } from 'vitest';
import { loadScriptsLate } from '#app/lib/late-scripts.server.ts';

const head =
  '<link rel="modulepreload" href="/_app/a.js" fetchPriority="low"/><link rel="preload" href="/fonts/x.woff2"/>';
const entry = '<script type="module" async="" src="/_app/a.js" nonce="n"></script>';

describe('the scripts of a page that load late', () => {
  it('are named in a script of the page, under its nonce, and nowhere else', () => {
    const html = loadScriptsLate(`<head>${head}</head><body>text${entry}</body>`);
    expect(html).toMatch(
      /^<head><link rel="preload" href="\/fonts\/x\.woff2"\/><\/head><body>text<script nonce="n">[^<]*"\/_app\/a\.js"[^<]*<\/script><\/body>$/,
    );
    expect(html).toContain('["/_app/a.js"]');
  });

  it('are left as they are in a page that has none to begin with', () => {
    const html = `<head>${head}</head><body>text</body>`;
    expect(loadScriptsLate(html)).toBe(html);
  });
});
