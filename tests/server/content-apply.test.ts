import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyContent, applyFolder } from '#api/content/apply.ts';
import { reportContent } from '#api/content/missing-languages.ts';
import { contacts, files, members, posts, questions, sessions } from '#api/db/schema/index.ts';
import { hashToken, newToken } from '#api/services/sessions.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';

const past = '2026-01-02T10:00:00+09:00';
const future = '2999-01-02T10:00:00+09:00';
const log = pino({ level: 'silent' });

function newsItem(slug: string, yaml: Record<string, unknown>, title = slug): Record<string, string> {
  return {
    [`news/${slug}/post.yaml`]: JSON.stringify(yaml),
    [`news/${slug}/ko-KR.md`]: markdown({ title, summary: '요약' }, '본문 유산균'),
  };
}

function productItem(slug: string, yaml: Record<string, unknown>): Record<string, string> {
  return {
    [`products/${slug}/product.yaml`]: JSON.stringify({
      type: 'pb',
      position: 1,
      publishedAt: past,
      ...yaml,
    }),
    [`products/${slug}/ko-KR.md`]: markdown({ name: slug, summary: '요약', specifications: [] }),
  };
}

const pharmacy = {
  key: 'one',
  siNm: '서울특별시',
  sggNm: '중구',
  latitude: 37.5,
  longitude: 127,
  products: ['open', 'hidden', 'later'],
  name: { 'ko-KR': '첫약국' },
  address: { 'ko-KR': '서울특별시 중구 1' },
};

/** One item of each part that is public, one that is not, and one that is not yet. */
const everything = {
  'news/categories.yaml': '- { key: c, name: { ko-KR: 분류 } }',
  ...newsItem('open', { category: 'c', publishedAt: past }),
  ...newsItem('older', { category: 'c', publishedAt: '2025-12-02T10:00:00+09:00' }),
  ...newsItem('hidden', { category: 'c', publishedAt: past, published: false }),
  ...newsItem('undated', { category: 'c' }),
  ...newsItem('later', { category: 'c', publishedAt: future }),
  ...productItem('open', { related: ['hidden', 'later', 'other'] }),
  ...productItem('other', { related: ['open'], position: 2 }),
  ...productItem('hidden', { published: false, related: ['open'] }),
  ...productItem('later', { publishedAt: future, inPharmacies: true }),
  'pharmacies.yaml': JSON.stringify([pharmacy]),
  'quotes.yaml': JSON.stringify(
    [{}, { published: false }, { publishedAt: future }].map((state, index) => ({
      key: `q${index}`,
      text: { 'ko-KR': 'x' },
      author: { 'ko-KR': 'y' },
      company: { 'ko-KR': 'z' },
      ...state,
    })),
  ),
  'recruits.yaml': JSON.stringify(
    ['2999-01-01', '2026-01-01', null].map((closesOn, index) => ({
      key: `r${index}`,
      publishedAt: past,
      closesOn,
      ...Object.fromEntries(
        ['title', 'department', 'place', 'employment', 'summary'].map((name) => [name, { 'ko-KR': 'x' }]),
      ),
    })),
  ),
  'documents/MCN/ko-KR.md': markdown({ title: '숨은 문서', published: false }),
  'documents/MCN/ko-KR.pdf': '%PDF-1.7 hidden',
  'documents/COMPANY/ko-KR.md': markdown({ title: '회사소개서' }),
  'documents/COMPANY/ko-KR.pdf': '%PDF-1.7 open',
};

describe.each(databaseKinds)('applying content on %s', (kind) => {
  let api: TestApi;

  beforeEach(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
  });

  afterEach(() => api?.close());

  const apply = (contents: Record<string, string | Buffer>) => applyFolder(api.db, contentFolder(contents));

  async function read<TEndpoint extends Endpoint>(endpoint: TEndpoint, path: string) {
    return expectAnswer(endpoint, await api.call(path));
  }

  const titles = async () => (await read(endpoints.listNews, '/post/news')).data.map(({ title }) => title);

  /** The files of the newest news item, and where the first of them is below /api/v1. */
  async function findFile() {
    const { data: list } = await read(endpoints.listNews, '/post/news?size=1');
    const { data } = await read(endpoints.getNews, `/post/news/${list[0]?.id}`);
    return { file: data.files[0]?.url.replace('/api/v1', '') ?? '', files: data.files };
  }

  it('hides items that are unpublished or dated in the future', async () => {
    await apply(everything);
    expect(await titles()).toEqual(['open', 'older']);
    const { data: categories } = await read(endpoints.listNewsCategories, '/post/news/categories');
    expect(categories).toMatchObject([{ count: 2 }]);
    const { data: news } = await read(endpoints.listNews, `/post/news?idCategory=${categories[0]?.id}`);
    expect(news).toHaveLength(2);
    const { data: post } = await read(endpoints.getNews, `/post/news/${news[0]?.id}`);
    expect([post.previous?.title, post.next]).toEqual(['older', null]);
    const hidden = await api.db
      .select({ id: posts.id })
      .from(posts)
      .where(sql`slug not in ('open', 'older')`);
    expect(hidden).toHaveLength(3);
    for (const { id } of hidden) expect((await api.call(`/post/news/${id}`)).status).toBe(404);

    const { data: hits } = await read(endpoints.search, `/search?q=${encodeURIComponent('ㅇㅅㄱ')}`);
    expect(hits.map(({ title }) => title)).toEqual(['open', 'older']);
    expect((await read(endpoints.search, '/search?q=hidden')).data).toEqual([]);
    expect((await read(endpoints.search, '/search?q=later')).page.total).toBe(0);

    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    const { data: products } = await read(endpoints.listOwnProducts, '/product/pb');
    expect(names(products)).toEqual(['open', 'other']);
    const related = await read(
      endpoints.listRelatedProducts,
      `/product/related?idProduct=${products[0]?.id}`,
    );
    expect(names(related.data)).toEqual(['other']);
    expect(names((await read(endpoints.listRelatedProducts, '/product/related')).data)).toEqual([
      'open',
      'other',
    ]);
    expect(names((await read(endpoints.listProductOptions, '/product/list')).data)).toEqual([
      'open',
      'other',
    ]);
    const inPharmacies = await read(endpoints.listProductOptions, '/product/list?relativePharmacy=true');
    expect(names(inPharmacies.data)).toEqual(['open']);
    const { data: pharmacies } = await read(endpoints.listPharmacies, '/pharmacy/page');
    expect(names(pharmacies[0]?.products ?? [])).toEqual(['open']);
    const [hiddenProduct] = await api.db
      .select({ id: sql<number>`id` })
      .from(sql`products where slug = 'hidden'`);
    const selling = await read(endpoints.listPharmacies, `/pharmacy/page?idProduct=${hiddenProduct?.id}`);
    expect(selling.page.total).toBe(0);
    const ofHidden = await read(
      endpoints.listRelatedProducts,
      `/product/related?idProduct=${hiddenProduct?.id}`,
    );
    expect(ofHidden.data).toEqual([]);

    expect((await read(endpoints.listQuotes, '/quotes/list')).data).toHaveLength(1);
    expect(
      (await read(endpoints.listOpenings, '/recruits/list')).data.map(({ closesOn }) => closesOn),
    ).toEqual(['2999-01-01', null]);
    const { data: documents } = await read(endpoints.listDocuments, '/documents');
    expect(documents.map(({ type }) => type)).toEqual(['COMPANY']);
    const [hiddenFile] = await api.db
      .select({ id: files.id })
      .from(files)
      .where(eq(files.name, 'MCN.ko-KR.pdf'));
    expect((await api.call(`/files/${hiddenFile?.id}`)).status).toBe(404);
  });

  it('reports new, changed and unchanged items and does not touch others', async () => {
    const first = await apply(everything);
    expect(first.news).toEqual({ added: 5, changed: 0, unchanged: 0 });
    expect(first.pharmacy).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect(first.document).toEqual({ added: 2, changed: 0, unchanged: 0 });
    const again = await apply(everything);
    for (const changes of Object.values(again)) expect(changes).toMatchObject({ added: 0, changed: 0 });
    expect(again.news.unchanged).toBe(5);

    const { data: before } = await read(endpoints.listNews, '/post/news');
    const third = await apply(newsItem('open', { category: 'c', publishedAt: past }, '새 제목'));
    expect(third.news).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await titles()).toEqual(['새 제목', 'older']);
    const { data: after } = await read(endpoints.listNews, '/post/news');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const { data: hits } = await read(endpoints.search, `/search?q=${encodeURIComponent('새 제목')}`);
    expect(hits).toHaveLength(1);
    expect((await read(endpoints.search, '/search?q=open')).data.map(({ type }) => type)).toEqual([
      'product',
    ]);
  });

  it('unpublishes, publishes again and removes a pharmacy', async () => {
    await apply(everything);
    await apply(newsItem('open', { category: 'c', publishedAt: past, published: false }));
    expect(await titles()).toEqual(['older']);
    expect((await read(endpoints.listNewsCategories, '/post/news/categories')).data[0]?.count).toBe(1);
    await apply(newsItem('open', { category: 'c', publishedAt: past }));
    expect(await titles()).toEqual(['open', 'older']);
    const { pharmacy: changes } = await apply({
      'pharmacies.yaml': JSON.stringify([{ ...pharmacy, published: false }]),
    });
    expect(changes).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect((await read(endpoints.listPharmacies, '/pharmacy/page')).data).toEqual([]);
  });

  it('changes and removes the price of a product', async () => {
    const pricesAfter = async (yaml: Record<string, unknown>) => {
      const { product } = await apply(productItem('open', yaml));
      const { data } = await read(endpoints.listOwnProducts, '/product/pb');
      return { ...product, prices: data.map(({ price }) => price) };
    };
    expect(await pricesAfter({ price: 39_000 })).toMatchObject({ added: 1, prices: [39_000] });
    expect(await pricesAfter({ price: 42_000 })).toMatchObject({ changed: 1, prices: [42_000] });
    expect(await pricesAfter({ price: 42_000 })).toMatchObject({ unchanged: 1, prices: [42_000] });
    expect(await pricesAfter({})).toMatchObject({ changed: 1, prices: [null] });
  });

  it('accepts a folder with one item, in a stored category or without one', async () => {
    await apply(everything);
    await apply(newsItem('single', { category: 'c', publishedAt: '2026-03-01T00:00:00Z' }));
    await apply(newsItem('loose', { publishedAt: '2026-04-01T00:00:00Z' }));
    const { data } = await read(endpoints.listNews, '/post/news');
    expect(data.slice(0, 2).map(({ title, category }) => [title, category?.name])).toEqual([
      ['loose', undefined],
      ['single', '분류'],
    ]);
    await expect(apply(newsItem('x', { category: 'nowhere' }))).rejects.toThrow(
      /news\/x\/post\.yaml: there is no category nowhere/,
    );
  });

  it('stores nothing of a folder with one bad reference', async () => {
    const folder = { ...newsItem('a', { publishedAt: past }), ...productItem('p', { related: ['nothing'] }) };
    await expect(apply(folder)).rejects.toThrow(/products\/p\/product\.yaml: there is no product nothing/);
    expect(await titles()).toEqual([]);
    await expect(
      apply({ 'pharmacies.yaml': JSON.stringify([{ ...pharmacy, products: ['nothing'] }]) }),
    ).rejects.toThrow(/there is no product nothing/);
  });

  it('serves a picture of its kind for a post without one, and none for null', async () => {
    await apply({
      ...newsItem('a', { publishedAt: past }),
      ...newsItem('b', { publishedAt: '2025-01-01T00:00:00Z', thumbnail: null }),
      ...newsItem('c', { publishedAt: '2024-01-01T00:00:00Z', thumbnail: '/art/posts/press-1.avif' }),
    });
    const { data } = await read(endpoints.listNews, '/post/news');
    expect(data.map(({ thumbnail }) => thumbnail)).toEqual([
      expect.stringMatching(/^\/art\/posts\/news-[1-8]\.avif$/),
      null,
      '/art/posts/press-1.avif',
    ]);
  });

  it('never changes a stored version of the terms, but adds a language to it', async () => {
    const version = (texts: Record<string, string>, effectiveAt = past) => ({
      'terms/terms/1/terms.yaml': JSON.stringify({ effectiveAt }),
      ...Object.fromEntries(
        Object.entries(texts).map(([locale, text]) => [
          `terms/terms/1/${locale}.md`,
          markdown({ title: '약관' }, text),
        ]),
      ),
    });
    await apply(version({ 'ko-KR': '제1조' }));
    expect((await apply(version({ 'ko-KR': '제1조' }))).term.unchanged).toBe(1);
    await expect(apply(version({ 'ko-KR': '제1조의2' }))).rejects.toThrow(
      /terms\/terms\/1\/terms\.yaml: version 1 is stored with another text in ko-KR/,
    );
    await expect(apply(version({ 'ko-KR': '제1조' }, future))).rejects.toThrow(/another effectiveAt/);
    expect((await apply(version({ 'ko-KR': '제1조', 'en-US': 'Article 1' }))).term.changed).toBe(1);
    await apply({
      'terms/terms/2/terms.yaml': JSON.stringify({ effectiveAt: future }),
      'terms/terms/2/ko-KR.md': markdown({ title: '약관' }, '나중'),
    });
    const { data } = await read(endpoints.getTerm, '/terms/terms');
    const versions = [
      { version: '2', effectiveAt: new Date(future).toISOString(), status: 'upcoming' },
      { version: '1', effectiveAt: new Date(past).toISOString(), status: 'in_force' },
    ];
    expect(data).toMatchObject({ version: '1', content: '제1조', versions });
    const upcoming = await read(endpoints.getTerm, '/terms/terms?version=2');
    expect(upcoming.data).toMatchObject({ version: '2', content: '나중', versions });
    expect((await api.call('/terms/terms?version=3')).status).toBe(404);
    expect((await api.call('/terms/privacy')).status).toBe(404);
  });

  it('stores and serves attachments of any size', async () => {
    const name = "규격서 (최종)'1.pdf";
    for (const length of [0, 1, 524_288, 524_289, 1_500_000]) {
      const bytes = Buffer.alloc(length, 'lumibiome ');
      await apply({ ...newsItem('a', { publishedAt: past }), [`news/a/files/${name}`]: bytes });
      const { file, files: listed } = await findFile();
      expect(listed).toMatchObject([{ name, size: length }]);
      const response = await api.call(file);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get('content-length')).toBe(String(length));
      expect(response.headers.get('content-disposition')).toBe(
        "attachment; filename=\"___ (__)'1.pdf\"; filename*=UTF-8''%EA%B7%9C%EA%B2%A9%EC%84%9C%20%28%EC%B5%9C%EC%A2%85%29%271.pdf",
      );
      const head = await api.call(file, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)]);
    }
  });

  it('keeps the URL of an unchanged attachment and drops a removed one', async () => {
    const attached = { ...newsItem('a', { publishedAt: past }), 'news/a/files/a.pdf': '%PDF-' };
    await apply(attached);
    const { file } = await findFile();
    await apply({ ...attached, ...newsItem('a', { publishedAt: past }, '다른 제목') });
    expect((await findFile()).file).toBe(file);
    await apply({ ...attached, ...newsItem('a', { publishedAt: past, published: false }) });
    expect((await api.call(file)).status).toBe(404);
    await apply({ ...attached, ...newsItem('a', { publishedAt: future }) });
    expect((await api.call(file)).status).toBe(404);
    await apply(attached);
    expect((await api.call(file)).status).toBe(200);
    await apply(newsItem('a', { publishedAt: past }));
    expect((await findFile()).files).toEqual([]);
    expect((await api.call(file)).status).toBe(404);
  });

  it('ends the download of a file that is removed while it is read', async () => {
    await apply({ ...newsItem('a', { publishedAt: past }), 'news/a/files/a.pdf': Buffer.alloc(1_500_000) });
    const reader = (await api.call((await findFile()).file)).body?.getReader();
    expect((await reader?.read())?.value?.length).toBe(524_288);
    await api.db.delete(files);
    await expect(reader?.read()).rejects.toThrow(/ended after 524288 of 1500000 bytes/);
  });

  it('serves a question’s file to its member only, and an inquiry’s file to no one', async () => {
    const { db } = api;
    const addMember = async (email: string) => {
      const [row] = await db
        .insert(members)
        .values({ email, name: 'x', locale: 'ko-KR' })
        .returning({ id: members.id });
      const token = newToken();
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        memberId: row?.id ?? 0,
        expiresAt: new Date(Date.now() + 60_000),
      });
      return { id: row?.id ?? 0, token };
    };
    const [owner, other] = [await addMember('a@example.com'), await addMember('b@example.com')];
    const [question] = await db
      .insert(questions)
      .values({ memberId: owner.id, title: 'x', content: 'y' })
      .returning({ id: questions.id });
    const [contact] = await db
      .insert(contacts)
      .values({
        reference: 'LB-1',
        type: 'OTHER',
        fullName: 'x',
        email: 'x@example.com',
        content: 'y',
        locale: 'ko-KR',
        consentVersion: '1',
        requestHash: 'x',
      })
      .returning({ id: contacts.id });
    const file = { position: 0, name: 'a.pdf', mediaType: 'application/pdf', size: 0, sha256: '' };
    const [ofQuestion, ofContact] = await db
      .insert(files)
      .values([
        { ...file, questionId: question?.id ?? null },
        { ...file, contactId: contact?.id ?? null },
      ])
      .returning({ id: files.id });
    const status = async (id: string | undefined, token?: string) => {
      const response = await api.call(`/files/${id}`, token ? { headers: { authorization: token } } : {});
      return [response.status, response.headers.get('cache-control')];
    };
    expect(await status(ofQuestion?.id, owner.token)).toEqual([200, 'private, no-store']);
    expect(await status(ofQuestion?.id, other.token)).toEqual([404, 'no-store']);
    expect(await status(ofQuestion?.id)).toEqual([404, 'no-store']);
    expect(await status(ofContact?.id, owner.token)).toEqual([404, 'no-store']);
    expect(await status(ofContact?.id)).toEqual([404, 'no-store']);
  });

  it('reports missing items by language', async () => {
    await apply({
      ...newsItem('a', {}),
      'news/a/zh-CN.md': markdown({ title: 'x', summary: 'y' }),
      ...productItem('p', {}),
      'products/p/en-US.md': markdown({ name: 'x', summary: 'y', specifications: [] }),
      'products/p/zh-CN.md': markdown({ name: 'x', summary: 'y', specifications: [] }),
      'pharmacies.yaml': JSON.stringify([{ ...pharmacy, products: ['p'] }]),
    });
    expect(await reportContent(api.db)).toEqual([
      { kind: 'news', slug: 'a', missing: ['en-US'], withoutContent: ['zh-CN'] },
      { kind: 'pharmacy', slug: 'one', missing: ['en-US', 'zh-CN'], withoutContent: [] },
    ]);
  });

  it('applies the sample content once, until its files change', async () => {
    const folder = contentFolder({});
    cpSync(resolve(import.meta.dirname, '../../content'), folder, { recursive: true });
    const isSample = async () => (await read(endpoints.getContentState, '/setting/content')).data.isSample;
    await apply(everything);
    expect(await isSample()).toBe(false);
    const first = await applyContent(api.db, folder, log);
    expect(first?.news.added).toBeGreaterThan(36);
    expect(await isSample()).toBe(true);
    expect(await applyContent(api.db, folder, log)).toBeUndefined();
    // What staff hide stays hidden when the site starts again.
    await api.db
      .update(posts)
      .set({ publishedAt: null })
      .where(eq(posts.slug, '2024-02-20-business-plan-2024'));
    expect(await applyContent(api.db, folder, log)).toBeUndefined();
    // Two processes that start at once store it once.
    writeFileSync(join(folder, 'README.md'), 'first change');
    const both = await Promise.all([applyContent(api.db, folder, log), applyContent(api.db, folder, log)]);
    expect(both.filter((changes) => changes === undefined)).toHaveLength(1);
    await api.db
      .update(posts)
      .set({ publishedAt: null })
      .where(eq(posts.slug, '2024-02-20-business-plan-2024'));
    rmSync(join(folder, 'quotes.yaml'));
    writeFileSync(join(folder, 'README.md'), 'changed');
    expect(await applyContent(api.db, folder, log)).toMatchObject({
      news: { added: 0, changed: 1 },
      quote: { added: 0, changed: 0, unchanged: 0 },
      press: { added: 0, changed: 0 },
    });
  });
});
