import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { siteContent } from '../support/site-content.ts';

const root = resolve(import.meta.dirname, '../..');
const routes = [
  '__root',
  'index',
  'business.material.index',
  'business.material.$code',
  'business.pb',
  'business.showroom',
  'contact',
  'faq',
  'company.intro',
  'company.vision',
  'company.history',
  'company.contactUS',
];

/** Files of `app/` that the pages load. The dashboard's are in Korean and English only. */
function filesOf(pages: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const path = relative(root, file);
    if (found.has(file) || !existsSync(file) || /^app\/(?:paraglide|dashboard|routeTree)/.test(path)) return;
    found.add(file);
    for (const [, alias, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\() ?'(#app|\.{1,2})(\/[^']+)'/g,
    ))
      add(alias === '#app' ? join(root, 'app', path) : join(dirname(file), `${alias}${path}`));
  };
  for (const page of pages) add(join(root, `app/routes/${page}.tsx`));
  return [...found];
}

const keys = new Set(
  filesOf(routes).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key),
  ),
);

const { products, entries, posts, terms } = siteContent;
const shownKinds = ['detail', 'figure', 'history', 'person', 'client', 'quote', 'recruit', 'faq'];

const items = [...products, ...entries.filter(({ kind }) => shownKinds.includes(kind))].map(
  ({ slug, translations }) => ({ slug, languages: translations.map(({ locale }) => locale) }),
);

describe('the pages that a buyer needs', () => {
  it('use messages of many files', () => {
    for (const key of ['home_title', 'material_lead', 'inquiry_submit', 'intro_facts', 'footer_menu'])
      expect(keys).toContain(key);
    expect(keys.size).toBeGreaterThan(300);
  });

  it.each(locales)('have all their messages in %s', (locale) => {
    const own: Record<string, string> = JSON.parse(
      readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
    );
    expect([...keys].filter((key) => !key.startsWith('admin_') && !own[key]?.trim())).toEqual([]);
  });

  it.each(locales)('have all their content in %s', (locale) => {
    const kinds = entries.map(({ kind }) => kind);
    for (const kind of shownKinds) expect(kinds).toContain(kind);
    expect(items.length).toBeGreaterThan(150);
    expect(items.filter(({ languages }) => !languages.includes(locale)).map(({ slug }) => slug)).toEqual([]);
  });

  it('name the registered patents, which home shows, in every language', () => {
    const registered = posts.patent.posts.filter(({ details }) => details.status === 'registered');
    expect(registered).toHaveLength(3);
    for (const { slug, translations } of registered)
      expect(translations.map(({ locale }) => locale).toSorted(), slug).toEqual(locales.toSorted());
  });

  it('name the four newest news, which home shows, in every language', () => {
    const newest = posts.news.posts
      .toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt))
      .slice(0, 4);
    for (const { slug, translations } of newest)
      expect(translations.map(({ locale }) => locale).toSorted(), slug).toEqual(locales.toSorted());
  });

  it('show the consent of the inquiry in every language', () => {
    const newest = terms
      .filter(({ kind }) => kind === 'inquiry')
      .toSorted((a, b) => Number(a.effectiveAt) - Number(b.effectiveAt))
      .at(-1);
    expect(newest?.translations.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted());
  });
});
