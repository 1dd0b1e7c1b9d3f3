import { describe, expect, it } from 'vitest';
import { loadScriptsLate } from '#app/rendering/late-scripts.server.ts';

const head =
  '<link rel="modulepreload" href="/_app/a.js" fetchPriority="low"/><link rel="preload" href="/fonts/x.woff2"/>';
const entry = '<script type="module" async="" src="/_app/a.js" nonce="n"></script>';

describe('the scripts of a page that load late', () => {
  it('do nothing in a template, with a script of the page behind it that takes them out', () => {
    const html = loadScriptsLate(`<head>${head}</head><body>text${entry}</body>`, 'n');
    const [before, loader] = html.split(`${entry}</template>`);
    expect(before).toBe(
      '<head><link rel="preload" href="/fonts/x.woff2"/></head><body>text<template><link rel="modulepreload" href="/_app/a.js" fetchPriority="low"/>',
    );
    expect(loader).toMatch(/^<script nonce="n">[^<]+<\/script><\/body>$/);
  });

  it('are left as they are in a page that has none to begin with', () => {
    const html = `<head>${head}</head><body>text</body>`;
    expect(loadScriptsLate(html, 'n')).toBe(html);
  });
});
