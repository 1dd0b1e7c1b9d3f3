import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postKinds } from '#contract/posts.ts';
import { codesIn } from '#rules/material-code.ts';
import { siteContent } from '../support/site-content.ts';

/* Papers, patents, news and products of the sample content as a graph. */

const { products, posts } = siteContent;
const slugs = v.fallback(v.array(v.string()), []);

const articles = postKinds.flatMap((kind) =>
  posts[kind].posts.map((post) => ({
    kind,
    slug: post.slug,
    about: v.parse(slugs, post.details.products),
    text: post.translations.map(({ title, summary, content }) => `${title} ${summary} ${content}`).join(' '),
    headline: post.translations.map(({ title, summary }) => `${title} ${summary}`).join(' '),
  })),
);

const codes = products.flatMap(({ slug, translations }) => {
  const code = translations[0]?.comparison?.code;
  return code ? [{ slug, code }] : [];
});

/** Materials whose code the headline has. */
function namedIn(headline: string): string[] {
  const named = codesIn(
    headline,
    codes.map(({ code }) => code),
  );
  return codes.filter(({ code }) => named.includes(code)).map(({ slug }) => slug);
}

describe('evidence in the sample content', () => {
  it('leads from each article only to products that are public', () => {
    const known = products.filter(({ publishedAt }) => publishedAt).map(({ slug }) => slug);
    expect(articles.flatMap(({ about }) => about).filter((slug) => !known.includes(slug))).toEqual([]);
    for (const { slug, about } of articles) expect(new Set(about).size, slug).toBe(about.length);
  });

  it('has no orphan: an article whose headline names a material is linked to one of its strain', () => {
    const strainOf = (slug: string) => slug.replace(/(-ev|[gp])$/, '');
    const orphans = articles
      .filter(({ kind }) => kind !== 'press')
      .filter(({ headline, about }) => {
        const named = namedIn(headline).map(strainOf);
        return named.some((strain) => !about.map(strainOf).includes(strain));
      })
      .map(({ slug }) => slug);
    expect(orphans).toEqual([]);
  });

  it('links each news item that names a material anywhere', () => {
    const unlinked = articles
      .filter(({ kind, text, about }) => kind === 'news' && namedIn(text).length > 0 && about.length === 0)
      .map(({ slug }) => slug);
    expect(unlinked).toEqual([]);
  });

  it('leaves out no paper or patent: each is about a product', () => {
    const without = articles
      .filter(({ kind, about }) => ['thesis', 'patent'].includes(kind) && about.length === 0)
      .map(({ slug }) => slug);
    expect(without).toEqual([]);
  });

  it('has no dead end: each material has a paper or patent', () => {
    const reached = new Set(
      articles.filter(({ kind }) => kind !== 'news' && kind !== 'press').flatMap(({ about }) => about),
    );
    const bare = codes.filter(({ slug }) => !reached.has(slug)).map(({ code }) => code);
    expect(bare).toEqual([]);
  });

  it('leads from each figure of an own product to the same materials in every language', () => {
    const names = codes.map(({ code }) => code);
    const own = products.filter(({ type }) => type === 'pb');
    const linked = own.map(({ slug, translations }) => {
      const perLanguage = translations.map(({ specifications }) =>
        specifications
          .map(({ value }) => codesIn(value, names).toSorted())
          .filter((found) => found.length > 0),
      );
      for (const found of perLanguage) expect(found, slug).toEqual(perLanguage[0]);
      for (const { specifications } of translations)
        for (const { value } of specifications.filter((row) => /cells|CFU|EPS|LMB-/.test(row.value)))
          expect(codesIn(value, names), `${slug}: ${value}`).not.toEqual([]);
      return [...new Set(perLanguage.flat(2))];
    });
    expect(linked.filter((found) => found.length === 0)).toEqual([]);
    expect(codesIn('LMB-15P, LMB-07 EV, LMB-07G', [...names, 'LMB-07 (a+'])).toEqual([
      'LMB-15P',
      'LMB-07 EV',
      'LMB-07G',
    ]);
  });

  it('takes a text for the longest code that it has, of any material', () => {
    const named = (text: string) => codesIn(text, ['LMB-07', 'LMB-07 XX', 'LMB-12']);
    expect(named('LMB-07 XX, LMB-12')).toEqual(['LMB-07 XX', 'LMB-12']);
    expect(named('LMB-07 XX, LMB-12, LMB-07')).toEqual(['LMB-07 XX', 'LMB-12', 'LMB-07']);
    expect(named('🧫 LMB-07 XXL')).toEqual(['LMB-07']);
    expect(named('LMB-07')).toEqual(['LMB-07']);
  });
});
