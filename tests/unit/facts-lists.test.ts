import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { facts } from '../support/facts.ts';
import { countsIn, toNumber } from '../support/quantities.ts';
import { siteContent } from '../support/site-content.ts';

const { posts, entries, pharmacies, products } = siteContent;

function entriesOf(kind: string) {
  return entries.filter((entry) => entry.kind === kind);
}

/** Lim Chae-yun, PhD: Lim C.-Y. */
function asAuthor(name: string): string {
  const [family = '', given = ''] = name.replace(/,.*/, '').split(' ');
  return `${family} ${given
    .split('-')
    .map((syllable) => `${syllable.charAt(0).toUpperCase()}.`)
    .join('-')}`;
}

describe('papers', () => {
  const papers = posts.thesis.posts;

  it('have authors who are people of the company or listed with their affiliation', () => {
    const staff = entriesOf('person').flatMap(({ translations }) =>
      translations.filter(({ locale }) => locale === 'en-US').map(({ data }) => asAuthor(data.name ?? '')),
    );
    const people = new Set([...staff, ...Object.keys(facts.authors)]);
    expect(staff).toContain('Lim C.-Y.');
    const strangers = papers.flatMap(({ slug, details }) =>
      v
        .parse(v.array(v.string()), details.authors)
        .filter((author) => !people.has(author))
        .map((author) => `${slug}: ${author}`),
    );
    expect(strangers).toEqual([]);
  });

  it('are as many as stated, dated in the year of their citation and numbered by it', () => {
    expect(papers).toHaveLength(facts.company.papers);
    for (const { slug, details, publishedAt } of papers) {
      expect(publishedAt?.getUTCFullYear(), slug).toBe(details.year);
      expect(details.doi, slug).toContain(`.${details.year}.`);
    }
  });
});

describe('patents', () => {
  const patents = posts.patent.posts;

  it('are as many of each status as stated, everywhere', () => {
    const countOf = (status: string) => patents.filter(({ details }) => details.status === status).length;
    const { registered, published, pending } = facts.company.patents;
    expect([countOf('registered'), countOf('published'), countOf('pending')]).toEqual([
      registered,
      published,
      pending,
    ]);
    const figure = entriesOf('figure').find(({ slug }) => slug === 'patents');
    expect(figure?.translations.map(({ data }) => data.value)).toEqual(locales.map(() => String(registered)));
  });

  it('that are registered stand in the history, in their month', () => {
    const months = patents
      .filter(({ details }) => details.status === 'registered')
      .map(({ publishedAt }) => publishedAt?.toISOString().slice(0, 7));
    const milestones = entriesOf('history')
      .filter(({ slug }) => slug.startsWith('patent-'))
      .map(({ data }) => `${data.year}-${String(data.month).padStart(2, '0')}`);
    expect(milestones.toSorted()).toEqual(months.toSorted());
  });
});

describe('dates', () => {
  it('of news and press are those of their folders', () => {
    const seoul = (date: Date | null) => date?.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    for (const { slug, publishedAt } of [...posts.news.posts, ...posts.press.posts])
      expect(slug.slice(0, 10)).toBe(seoul(publishedAt));
  });

  it('of the plant and the company are those of the history', () => {
    const monthOf = (key: string) => {
      const data = entriesOf('history').find(({ slug }) => slug === key)?.data;
      return `${data?.year}-${String(data?.month).padStart(2, '0')}`;
    };
    expect(monthOf('founded')).toBe(facts.company.founded);
    facts.plant.buildings.forEach(({ since }, index) => {
      expect(monthOf(`osong-building-${index + 1}`)).toBe(since);
    });
  });
});

it('pharmacies are as many as stated, and no fewer in a province than at the launch', () => {
  expect(pharmacies).toHaveLength(facts.company.pharmacies);
  const selling = pharmacies.filter(({ products: sold }) => sold.includes('lumiday-post-stick'));
  for (const [province, count] of Object.entries(facts.company.pharmaciesAtLaunch))
    expect(selling.filter(({ siNm }) => siNm.startsWith(province)).length, province).toBeGreaterThanOrEqual(
      count,
    );
  const launch = posts.news.posts.find(({ slug }) => slug === '2025-07-08-pharmacy-availability');
  const total = Object.values(facts.company.pharmaciesAtLaunch).reduce((sum, count) => sum + count, 0);
  for (const { locale, title } of launch?.translations ?? []) expect(title, locale).toContain(String(total));
});

describe('figures', () => {
  const figures = entriesOf('figure');

  it.each(Object.entries(facts.network.stated))(
    'of the partner network, such as %s, are named as its own in every language',
    (key, value) => {
      const figure = figures.find(({ slug }) => slug === key);
      expect(figure?.translations).toHaveLength(locales.length);
      for (const { data } of figure?.translations ?? []) {
        expect(toNumber((data.value ?? '').replace(/[^\d,]/g, ''))).toBe(value);
        expect(data.label).toMatch(
          /파트너 네트워크|partner network|合作网络|合作網絡|パートナーネットワーク/,
        );
      }
    },
  );

  it('of channels are the share that can be compared', () => {
    const figure = figures.find(({ slug }) => slug === 'channels');
    for (const { data } of figure?.translations ?? [])
      expect(data.value).toBe(`${facts.network.comparable * 100}%`);
    expect(facts.network.channels * facts.network.comparable).toBe(24_000);
  });
});

it('foods state the cells of the fact sheet in every language', () => {
  for (const [slug, { cells, material }] of Object.entries(facts.foods)) {
    const product = products.find((item) => item.slug === slug);
    expect(product?.translations).toHaveLength(locales.length);
    for (const { locale, specifications } of product?.translations ?? []) {
      const row = specifications.find(({ value }) => value.includes(material) && value.includes('cells'));
      expect(countsIn(`${row?.value.replace('cells', 'cells/g')}`)[0]?.value, `${slug} ${locale}`).toBe(
        cells,
      );
    }
  }
});
