import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyContent, applyFolder } from '#api/content/apply.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { expectAnswer } from '../support/answers.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { contentFolder, koreanNewsFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';

/* Published content: the sample content on both databases. Answers are parsed strictly. */

const sample = resolve(import.meta.dirname, '../../content');

/** Every list, with how many items of the sample content it must have at least. */
const lists: [string, Endpoint, number][] = [
  ['/post/news', endpoints.listNews, 37],
  ['/post/press', endpoints.listPress, 24],
  ['/post/patent', endpoints.listPatents, 12],
  ['/post/thesis', endpoints.listTheses, 22],
  ['/product/material', endpoints.listMaterials, 12],
  ['/product/pb', endpoints.listOwnProducts, 14],
  ['/product/related', endpoints.listRelatedProducts, 5],
  ['/history', endpoints.listHistory, 24],
  ['/pharmacy/page', endpoints.listPharmacies, 100],
  [`/search?q=${encodeURIComponent('유산균')}`, endpoints.search, 20],
];

const whole: [string, Endpoint, number][] = [
  ['/clients/list', endpoints.listClients, 12],
  ['/members', endpoints.listPeople, 6],
  ['/recruits/list', endpoints.listOpenings, 1],
  ['/quotes/list', endpoints.listQuotes, 3],
  ['/faqs', endpoints.listFaqs, 12],
  ['/figures', endpoints.listFigures, 9],
  ['/details', endpoints.listDetails, 90],
  ['/documents', endpoints.listDocuments, 7],
  ['/documents/types', endpoints.listDocumentTypes, 7],
  ['/product/list', endpoints.listProductOptions, 26],
  ['/countries', endpoints.listCountries, 200],
  ['/setting/language', endpoints.listLanguages, 5],
  ['/post/patent/categories', endpoints.listPatentCategories, 3],
  ['/post/thesis/categories', endpoints.listThesisCategories, 3],
  ['/post/press/categories', endpoints.listPressCategories, 3],
  ['/post/news/categories', endpoints.listNewsCategories, 3],
];

type List = { data: { id?: number; locale?: Locale }[]; page?: { total: number } };

describe.each(databaseKinds)('published content on %s', (kind) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    await applyContent(api.db, sample, pino({ level: 'silent' }));
  });

  afterAll(() => api?.close());

  async function read<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    path: string,
    locale: Locale = 'ko-KR',
  ): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
    return expectAnswer(endpoint, await api.call(path, { locale }));
  }

  async function readList(endpoint: Endpoint, path: string, locale?: Locale): Promise<List> {
    // Every endpoint given here answers with a list.
    return (await read(endpoint, path, locale)) as List;
  }

  const sized = (path: string, size: number) => `${path}${path.includes('?') ? '&' : '?'}size=${size}`;

  describe.each(locales)('in %s', (locale) => {
    it.each([...lists, ...whole])('%s answers as the contract says', async (path, endpoint, least) => {
      const response = await api.call(sized(path, 100), { locale });
      const served = response.headers.get('content-language')?.split(', ') ?? [];
      const { data } = (await expectAnswer(endpoint, response)) as List;
      expect(data.length).toBeGreaterThanOrEqual(least);
      const own = data.flatMap((item) => (typeof item === 'object' && item.locale ? [item.locale] : []));
      if (own.length > 0) expect(served.toSorted()).toEqual([...new Set(own)].sort());
      for (const language of own) expect([locale, 'en-US', 'ko-KR']).toContain(language);
    });

    it('every post of three kinds has its own page', async () => {
      for (const [path, list, detail] of [
        ['/post/patent', endpoints.listPatents, endpoints.getPatent],
        ['/post/thesis', endpoints.listTheses, endpoints.getThesis],
        ['/post/news', endpoints.listNews, endpoints.getNews],
      ] as const) {
        const { data } = await readList(list, `${path}?size=100`, locale);
        for (const item of data.slice(0, 5)) {
          const { data: post } = await read(detail, `${path}/${item.id}`, locale);
          expect(post).toMatchObject(item);
          expect(post.content.length).toBeGreaterThan(100);
        }
      }
    });

    it.each(['terms', 'privacy', 'withdrawal', 'inquiry', 'marketing', 'advertising', 'profile'])(
      '%s are there in full',
      async (name) => {
        const { data } = await read(endpoints.getTerm, `/terms/${name}`, locale);
        expect(data.content.length).toBeGreaterThan(50);
      },
    );

    it('places have their Korean name and a label', async () => {
      const { data } = await read(endpoints.listRegions, '/pharmacy/regions', locale);
      expect(data.siNm).toHaveLength(17);
      const seoul = data.siNm.find(({ name }) => name === '서울특별시');
      const labels = {
        'ko-KR': '서울특별시',
        'en-US': 'Seoul',
        'zh-CN': '首尔特别市',
        'zh-TW': '首爾特別市',
        'ja-JP': 'ソウル特別市',
      };
      expect(seoul?.label).toBe(labels[locale]);
      expect(seoul?.sggNm.length).toBeGreaterThan(5);
      for (const area of data.subwayArea)
        for (const line of area.subwayLine) expect(line.subwayName.length).toBeGreaterThan(0);
    });
  });

  it.each([
    ['/post/patent', endpoints.listPatents, endpoints.getPatent],
    ['/post/thesis', endpoints.listTheses, endpoints.getThesis],
    ['/post/news', endpoints.listNews, endpoints.getNews],
  ] as const)('%s name the languages that they are whole in', async (path, list, detail) => {
    const { data } = await read(list, `${path}?size=100`);
    for (const { id, locales: named } of data.slice(0, 10)) {
      const whole: Locale[] = [];
      for (const locale of locales) {
        const { data: post } = await read(detail, `${path}/${id}`, locale);
        expect(post.locales).toEqual(named);
        if (post.locale === locale && (post.contentLocale ?? locale) === locale) whole.push(locale);
      }
      expect(named?.toSorted()).toEqual(whole.toSorted());
    }
    expect(data.map((item) => item.locales)).toContainEqual(['en-US', 'ko-KR', 'zh-CN']);
  });

  it('news without their text in one language have it in the next one, and say in which', async () => {
    const folder = contentFolder({
      'news/partial/post.yaml': 'category: company\npublishedAt: 2020-01-01T00:00:00Z',
      'news/partial/ko-KR.md': markdown({ title: '제목', summary: '요약' }, '본문'),
      'news/partial/en-US.md': markdown({ title: 'Title', summary: 'Summary' }, 'Text in English'),
      'news/partial/zh-CN.md': markdown({ title: '只有标题', summary: '摘要' }),
    });
    await applyContent(api.db, folder, pino({ level: 'silent' }));
    const { data: list } = await read(endpoints.listNews, '/post/news?size=100', 'zh-CN');
    const { id } = list.find(({ title }) => title === '只有标题') ?? {};
    const { data } = await read(endpoints.getNews, `/post/news/${id}`, 'zh-CN');
    expect(data).toMatchObject({ locale: 'zh-CN', contentLocale: 'en-US', locales: ['en-US', 'ko-KR'] });
    expect(data.content).toContain('Text in English');
  });

  it('untranslated news are available in Korean only', async () => {
    await applyContent(api.db, koreanNewsFolder(), pino({ level: 'silent' }));
    const { data } = await read(endpoints.listNews, '/post/news?size=100', 'en-US');
    const untranslated = data.filter(({ locale }) => locale === 'ko-KR');
    expect(untranslated.length).toBeGreaterThan(0);
    for (const item of untranslated) expect(item.locales).toEqual(['ko-KR']);
  });

  it('press articles, which have no content here, are whole wherever they have a title', async () => {
    const { data } = await read(endpoints.listPress, '/post/press?size=100');
    for (const item of data) expect(item.locales).toEqual(['en-US', 'ko-KR', 'zh-CN']);
  });

  it.each([...lists])('the pages of %s add up to the whole list', async (path, endpoint) => {
    const all = await readList(endpoint, sized(path, 100));
    const total = all.page?.total ?? 0;
    const pages = Math.ceil(total / 7);
    const ids: unknown[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const part = await readList(endpoint, `${sized(path, 7)}&page=${page}`);
      expect(part.page).toEqual({ page, size: 7, total, pages });
      ids.push(...part.data.map(({ id }) => id));
    }
    // Hits of different types may have the same id.
    expect(ids).toHaveLength(total);
    expect(ids.slice(0, 100)).toEqual(all.data.map(({ id }) => id));
    const past = await readList(endpoint, `${sized(path, 7)}&page=${pages + 1}`);
    expect(past).toMatchObject({ data: [], page: { page: pages + 1, size: 7, total, pages } });
    expect((await readList(endpoint, `${sized(path, 7)}&page=1000000`)).data).toEqual([]);
  });

  it.each(lists)('%s ignores unknown parameters', async (path, endpoint) => {
    const normal = await readList(endpoint, path);
    for (const unknown of ['x=y', 'page[]=2'])
      expect(await readList(endpoint, `${path}${path.includes('?') ? '&' : '?'}${unknown}`)).toEqual(normal);
  });

  it.each([
    ['/post/news', endpoints.listNews],
    ['/post/press', endpoints.listPress],
    ['/post/patent', endpoints.listPatents],
    ['/post/thesis', endpoints.listTheses],
  ])('%s is narrowed by category, whose counts are those of the lists', async (path, endpoint) => {
    const { data } = await read(endpoints.listNewsCategories, `${path}/categories`);
    const sums = await Promise.all(
      data.map(async ({ id, count }) => {
        const { page } = await readList(endpoint, `${path}?idCategory=${id}`);
        expect(page?.total).toBe(count);
        return count;
      }),
    );
    const { page } = await readList(endpoint, path);
    expect(sums.reduce((sum, count) => sum + count, 0)).toBe(page?.total);
    expect((await readList(endpoint, `${path}?idCategory=2147483647`)).data).toEqual([]);
  });

  it('unknown ids, and ids of another kind, are 404', async () => {
    const { data } = await readList(endpoints.listNews, '/post/news?size=1');
    for (const path of [
      `/post/patent/${data[0]?.id}`,
      '/post/news/2147483647',
      '/post/news/2147483648',
      '/post/news/0',
      '/post/news/abc',
      '/post/press/1',
      '/terms/unknown',
      '/files/1',
      `/files/${crypto.randomUUID()}`,
    ])
      expect((await api.call(path)).status).toBe(404);
  });

  it('neighbours follow the order of the list', async () => {
    const { data } = await readList(endpoints.listTheses, '/post/thesis?size=100');
    for (const [index, { id }] of data.entries()) {
      const { data: post } = await read(endpoints.getThesis, `/post/thesis/${id}`);
      expect(post.previous?.id).toBe(data[index + 1]?.id);
      expect(post.next?.id).toBe(data[index - 1]?.id);
    }
  });

  it('history is sorted newest first', async () => {
    const { data } = await read(endpoints.listHistory, '/history?size=100');
    const months = data.map(({ year, month }) => year * 12 + month);
    expect(months).toEqual(months.toSorted((one, other) => other - one));
  });

  it('announced goals are listed when requested, and are no history', async () => {
    const reached = await read(endpoints.listHistory, '/history?size=100');
    const goals = await read(endpoints.listHistory, '/history?open=true&size=100');
    expect(reached.data.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(goals.data.length).toBeGreaterThan(0);
    expect(goals.data.filter(({ isOpen }) => !isOpen)).toEqual([]);
    expect(goals.page.total).toBe(goals.data.length);
    const delayed = goals.data.find(({ plannedYear }) => plannedYear !== undefined);
    expect(delayed?.reason).toMatch(/미국과 캐나다/);
  });

  it('partners are narrowed to the main ones', async () => {
    const all = await read(endpoints.listClients, '/clients/list');
    const main = await read(endpoints.listClients, '/clients/list?isMain=true');
    const others = await read(endpoints.listClients, '/clients/list?isMain=N');
    expect(main.data.every(({ isMain }) => isMain)).toBe(true);
    expect(main.data.length).toBeGreaterThan(0);
    expect(main.data.length + others.data.length).toBe(all.data.length);
  });

  it('FAQs are narrowed by category', async () => {
    const all = await read(endpoints.listFaqs, '/faqs');
    const id = all.data[0]?.category?.id;
    const some = await read(endpoints.listFaqs, `/faqs?idCategory=${id}`);
    expect(some.data).toEqual(all.data.filter(({ category }) => category?.id === id));
    expect(some.data.length).toBeLessThan(all.data.length);
  });

  describe('products', () => {
    it('of a filter are narrowed by type, by whether they are sold, and by pharmacies', async () => {
      const options = (query: string) => read(endpoints.listProductOptions, `/product/list${query}`);
      const all = (await options('')).data;
      expect((await options('?type=pb')).data).toEqual(all.filter(({ type }) => type === 'pb'));
      expect((await options('?active=false')).data).toEqual(all.filter(({ active }) => !active));
      expect((await options('?active=false')).data.length).toBeGreaterThan(0);
      const inPharmacies = (await options('?relativePharmacy=true')).data;
      const elsewhere = (await options('?relativePharmacy=0')).data;
      expect(inPharmacies.length).toBeGreaterThan(3);
      expect(inPharmacies.length + elsewhere.length).toBe(all.length);
      expect((await options('?type=material&relativePharmacy=true')).data).toEqual([]);
    });

    it('related to a product exclude it, and an unknown product has none', async () => {
      const { data } = await read(endpoints.listMaterials, '/product/material');
      const [first] = data;
      const related = await read(endpoints.listRelatedProducts, `/product/related?idProduct=${first?.id}`);
      expect(related.data.length).toBeGreaterThan(0);
      expect(related.data.map(({ id }) => id)).not.toContain(first?.id);
      const none = await read(endpoints.listRelatedProducts, '/product/related?idProduct=2147483647');
      expect(none).toEqual({ data: [], page: { page: 1, size: 12, total: 0, pages: 0 } });
    });
  });

  describe('evidence', () => {
    const paths = { thesis: '/post/thesis', patent: '/post/patent', news: '/post/news' };
    const details = { thesis: endpoints.getThesis, patent: endpoints.getPatent, news: endpoints.getNews };

    it('of each material names it in turn, newest first', async () => {
      const { data: materials } = await read(endpoints.listMaterials, '/product/material?size=100');
      const counts: number[] = [];
      for (const { comparison } of materials) {
        const path = `/product/material/${comparison?.code.replace(' ', '-')}`;
        const { data: material } = await read(endpoints.getMaterial, path, 'en-US');
        const evidence = material.evidence ?? [];
        counts.push(evidence.length);
        const dates = evidence.map(({ publishedAt }) => publishedAt);
        expect(dates).toEqual(dates.toSorted().reverse());
        for (const { kind, id, title, source } of evidence) {
          const { data: article } = await read(details[kind], `${paths[kind]}/${id}`, 'en-US');
          expect(article.title).toBe(title);
          expect(article.products?.map((product) => product.code)).toContain(comparison?.code);
          expect(source === null).toBe(kind === 'news');
        }
      }
      expect(counts.filter((count) => count === 0)).toEqual([]);
    });

    it('of each own product names it in turn, and some have news', async () => {
      const { data: products } = await read(endpoints.listOwnProducts, '/product/pb?size=100', 'en-US');
      const named: string[] = [];
      for (const { name, evidence = [] } of products) {
        for (const { kind, id } of evidence) {
          const { data: article } = await read(details[kind], `${paths[kind]}/${id}`, 'en-US');
          expect(article.products?.map((product) => product.name)).toContain(name);
          named.push(name);
        }
      }
      expect(new Set(named).size).toBe(3);
      expect(named.filter((name) => name.startsWith('Lumiday Post Stick'))).toHaveLength(3);
    });

    it('cannot name a product that is not stored', async () => {
      const folder = contentFolder({
        'news/a/post.yaml': 'publishedAt: 2026-11-20T10:00:00+09:00\nproducts: [lmb-99]',
        'news/a/ko-KR.md': '---\ntitle: 제목\nsummary: 요약\n---\n본문',
      });
      await expect(applyFolder(api.db, folder)).rejects.toThrow('there is no product lmb-99');
    });
  });

  describe('pharmacies', () => {
    const page = (query: Record<string, string>, locale?: Locale) =>
      read(
        endpoints.listPharmacies,
        `/pharmacy/page?${new URLSearchParams({ size: '100', ...query })}`,
        locale,
      );

    it('are found by every filter and by all together', async () => {
      const { data } = await page({});
      const one = data.find(({ subway, products }) => subway && products.length > 2);
      if (!one?.subway) throw new Error('no pharmacy with a station');
      const filters = {
        idProduct: String(one.products[1]?.id),
        siNm: one.siNm,
        sggNm: one.sggNm,
        subwayArea: one.subway.area,
        subwayLine: one.subway.line,
        subwayName: one.subway.name,
        query: one.name,
      };
      for (const [name, value] of Object.entries(filters)) {
        const found = await page({ [name]: value });
        expect(found.data.map(({ id }) => id)).toContain(one.id);
        expect(found.page.total).toBeLessThan(120);
      }
      expect((await page(filters)).data).toEqual([one]);
      expect((await page({ ...filters, sggNm: '없는구' })).data).toEqual([]);
      const seoul = await page({ siNm: '서울특별시' });
      expect(seoul.data.every(({ siNm }) => siNm === '서울특별시')).toBe(true);
    });

    it('are found by name or address in any language', async () => {
      const found = await page({ query: 'GANGNAM-DAERO' }, 'ko-KR');
      expect(found.data.length).toBeGreaterThan(0);
      expect(found.data.every(({ address }) => address.includes('강남대로'))).toBe(true);
      expect((await page({ query: '강남대로' }, 'en-US')).page.total).toBe(found.page.total);
    });

    it.each([
      ['江南区', '강남구'],
      ['江南區', '강남구'],
      ['GANGNAM-GU', '강남구'],
    ])('are found by their district in another language: %s', async (query, sggNm) => {
      const district = await page({ siNm: '서울특별시', sggNm });
      expect(district.data.length).toBeGreaterThan(0);
      const found = await page({ query });
      expect(found.data.map(({ id }) => id)).toEqual(district.data.map(({ id }) => id));
    });

    it('are found by their province and their station', async () => {
      const seoul = await page({ siNm: '서울특별시' });
      expect((await page({ query: '首尔特别市' })).page.total).toBe(seoul.page.total);
      const station = seoul.data.find(({ subway }) => subway)?.subway?.name ?? '';
      const found = await page({ query: station });
      expect(found.page.total).toBe((await page({ subwayName: station })).page.total);
      expect(found.data.length).toBeGreaterThan(0);
    });

    it.each(['%', '_', "'", "' or 1=1 --", '\\', '강남%', '.*'])(
      'have no %s in their names',
      async (query) => {
        expect((await page({ query })).data).toEqual([]);
      },
    );

    it('ignore invalid filters', async () => {
      const all = await page({});
      for (const empty of [{ siNm: '' }, { query: ' ' }]) expect(await page(empty)).toEqual(all);
    });

    it('have their address in the requested language', async () => {
      const inGangnam = { siNm: '서울특별시', sggNm: '강남구', subwayName: '강남역' };
      const label = async (locale: Locale) => {
        const [first] = (await page(inGangnam, locale)).data;
        return [first?.label, first?.subway?.label];
      };
      expect(await label('ko-KR')).toEqual(['서울특별시 강남구', '2호선 강남역']);
      expect(await label('en-US')).toEqual(['Gangnam-gu, Seoul', 'Gangnam Station, Line 2']);
      expect(await label('zh-CN')).toEqual(['首尔特别市 江南区', '2号线 江南站']);
    });

    it('fall back to the English label, at last to the Korean name', async () => {
      await api.db.execute(
        sql`delete from place_labels where name = '강남구' and locale = 'ja-JP' or name = '강남역'`,
      );
      const { data } = await page({ sggNm: '강남구', subwayName: '강남역' }, 'ja-JP');
      expect(data[0]).toMatchObject({
        label: 'Gangnam-gu, ソウル特別市',
        subway: { label: '2号線 강남역' },
      });
    });
  });

  describe('search', () => {
    const find = (query: Record<string, string>, locale?: Locale) =>
      read(endpoints.search, `/search?${new URLSearchParams({ size: '100', ...query })}`, locale);

    it.each([
      '유산',
      'ㅇㅅㄱ',
      '유산균 powder',
      'LMB-07',
      'lmb07g',
      'lmb-07 ㅇㅅㄱ',
      '７.５조',
      '乳酸菌',
      '10-9902417',
      'Annals of Cosmetic',
      '식품소재일보',
      'Seo J.-A.',
    ])('finds %s', async (q) => {
      const { data, page } = await find({ q });
      expect(page.total).toBeGreaterThan(0);
      expect(data.length).toBe(Math.min(page.total, 100));
    });

    it('finds the same with and without the hyphen of a code', async () => {
      const withHyphen = await find({ q: 'LMB-07' });
      expect(await find({ q: 'lmb07' })).toEqual(withHyphen);
    });

    it('finds an item by a language that it is not shown in', async () => {
      const english = await find({ q: 'Free-flowing granule' }, 'ko-KR');
      expect(english.data.map(({ locale }) => locale)).toContain('ko-KR');
    });

    it('shows hits in the title first, then the newest', async () => {
      const { data } = await find({ q: 'LMB-30', type: 'news' });
      const inTitle = data.map(({ title }) => title.includes('LMB-30'));
      expect(inTitle).toEqual(inTitle.toSorted((one, other) => Number(other) - Number(one)));
      const days = data
        .filter(({ title }) => !title.includes('LMB-30'))
        .map((hit) => String(hit.publishedAt));
      expect(days).toEqual(days.toSorted().reverse());
    });

    it('is narrowed by type', async () => {
      const all = await find({ q: 'LMB-07' });
      const types = new Set(all.data.map(({ type }) => type));
      expect(types).toEqual(new Set(['product', 'patent', 'thesis', 'news', 'press']));
      let sum = 0;
      for (const type of types) {
        const some = await find({ q: 'LMB-07', type });
        expect(some.data.every((hit) => hit.type === type)).toBe(true);
        sum += some.page.total;
      }
      expect(sum).toBe(all.page.total);
      const press = all.data.find(({ type }) => type === 'press');
      expect(press?.externalUrl).toMatch(/^https:/);
    });

    it('does not find an own product that is no longer sold', async () => {
      const { data: ended } = await expectAnswer(
        endpoints.listProductOptions,
        await api.call('/product/list?type=pb&active=false'),
      );
      expect(ended.length).toBeGreaterThan(0);
      for (const { name } of ended) {
        const { data } = await find({ q: name });
        expect(data.filter(({ title }) => title === name)).toEqual([]);
      }
    });

    it.each(['', ' ', '\u200b', 'x'.repeat(100), '%%', '_', "'", "유산' or '1'='1", '\\'])(
      'finds nothing for %j',
      async (q) => {
        const { page } = await find({ q });
        // A single quote or percent sign may be part of a text; as a pattern it would find everything.
        expect(page.total).toBeLessThan(["'", '_'].includes(q) ? 60 : 1);
      },
    );

    it('accepts NUL and half characters without an error', async () => {
      expect((await api.call('/search?q=%00%00')).status).toBe(200);
      expect((await api.call('/search?q=%ED%A0%80')).status).toBe(200);
      expect((await find({ q: '유산\u0000균' })).page.total).toBeGreaterThan(0);
    });
  });

  describe('documents', () => {
    it('use the requested language, otherwise the fallback of items', async () => {
      const byType = async (locale: Locale) => {
        const { data } = await read(endpoints.listDocuments, '/documents', locale);
        return Object.fromEntries(data.map((document) => [document.type, document.locale]));
      };
      expect(await byType('ko-KR')).toMatchObject({ COMPANY: 'ko-KR', COMPANY_EN: 'en-US', MCN: 'ko-KR' });
      expect(await byType('ja-JP')).toMatchObject({ COMPANY: 'ko-KR', COMPANY_EN: 'en-US', MCN: 'en-US' });
    });

    it('are narrowed by type; one that is not finds none', async () => {
      const { data } = await read(endpoints.listDocuments, '/documents?type=AD_TECH');
      expect(data.map(({ type }) => type)).toEqual(['AD_TECH']);
    });

    it('are downloaded whole, as attachments', async () => {
      const { data } = await read(endpoints.listDocuments, '/documents');
      for (const { url, size } of data) {
        const response = await api.call(url.replace('/api/v1', ''));
        expect(response.status).toBe(200);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.length).toBe(size);
        expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-length': String(size),
          'content-security-policy': 'sandbox',
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=3600',
        });
        expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      }
    });

    it.each([
      ['COMPANY', '루미바이옴 회사소개서.pdf'],
      ['COMPANY_EN', 'Lumibiome Company Profile.pdf'],
    ])('of type %s is downloaded as %s', async (type, name) => {
      const { data } = await read(endpoints.listDocuments, `/documents?type=${type}`);
      const response = await api.call(data[0]?.url.replace('/api/v1', '') ?? '', { method: 'HEAD' });
      expect(response.headers.get('content-disposition')).toContain(`UTF-8''${encodeURIComponent(name)}`);
    });
  });

  it('countries are sorted by their name in the language', async () => {
    for (const locale of locales) {
      const { data } = await read(endpoints.listCountries, '/countries', locale);
      const names = data.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    }
    const { data } = await read(endpoints.listCountries, '/countries', 'ko-KR');
    expect(data).toContainEqual({ code: 'KR', name: '대한민국', dialCode: '+82' });
  });
});
