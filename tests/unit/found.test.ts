import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { notForRobots } from '#app/seo/seo-documents.server.ts';
import { lastingPages, textPages } from '#app/seo/sitemap.server.ts';
import { xmlElement, xmlText } from '#app/seo/xml.server.ts';

vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'));

const routeTree = readFileSync(resolve(import.meta.dirname, '../../app/routeTree.gen.ts'), 'utf8');

describe('the sitemap', () => {
  it('knows every page, but those that robots keep out of and those of one item', () => {
    const [, routes = ''] = /interface FileRoutesByTo \{(.*?)\}/s.exec(routeTree) ?? [];
    const paths = [...routes.matchAll(/'(.*?)':/g)].map(([, path = '']) => path);
    const isForMembers = (path: string) => notForRobots.some((start) => path.startsWith(start));
    const pages = paths.filter((path) => !path.includes('$') && !isForMembers(path));
    expect(pages.sort()).toEqual([...lastingPages, ...textPages].sort());
  });
});

describe('XML', () => {
  it('holds any text', () => {
    expect(xmlText(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;',
    );
    expect(xmlElement('title', ']]> <![CDATA[')).toBe('<title>]]&gt; &lt;![CDATA[</title>');
  });

  it('loses what no document may hold, and nothing else', () => {
    expect(xmlText('a\u0000\u0008b\tc\nd\u001b[31m\ufffe\uffff\u0085e')).toBe('ab\tc\nd[31me');
    expect(xmlText('half \ud800 a pair')).toBe('half \ufffd a pair');
    expect(xmlText('루미바이옴 𠮷 🦠')).toBe('루미바이옴 𠮷 🦠');
  });
});
