import type * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { locales } from '#contract/locales.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { koreanNewsFolder } from '../support/content-folder.ts';
import {
  databaseKinds,
  newPostgresDatabase,
  newSeededDataDir,
  startCommandLine,
} from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/*
 * The API over real HTTP, the same tests on both databases. Every answer is parsed by the contract, strictly: a
 * field that the contract does not know fails as well as one that is missing.
 */

/** A believable inquiry, of a visitor whom no limit has met yet. */
const newInquiry = () => ({
  type: 'RAW_MATERIAL',
  fullName: "Aurora 'Cosmetics' & <b>Co</b>",
  email: newVisitor().email,
  mobile: '+82 10-1234-5678',
  content: '열처리 유산균 분말의 규격서를 요청드립니다.',
  privacyAgree: true,
});

describe.each(databaseKinds)('API on %s', (kind) => {
  let site: RunningSite;

  beforeAll(async () => {
    const env =
      kind === 'pglite'
        ? { DATA_DIR: newSeededDataDir() }
        : { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    expect(await startCommandLine(['content', 'apply', koreanNewsFolder()], env)).toBe(0);
    site = await startSite({ ...env, ...behindProxy });
  });

  afterAll(() => site?.kill());

  function call(path: string, init: RequestInit & { locale?: string } = {}): Promise<Response> {
    const { locale = 'ko-KR', headers, ...rest } = init;
    return fetch(`${site.url}${apiBase}${path}`, {
      ...rest,
      headers: { 'accept-language': locale, ...newVisitor().headers, ...headers },
    });
  }

  function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return call(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  it('lists the languages, Korean as the default', async () => {
    const { data } = await expectAnswer(endpoints.listLanguages, await call('/setting/language'));
    expect(data.map(({ code }) => code)).toEqual(locales);
    expect(data.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['ko-KR']);
  });

  describe('news', () => {
    it('come newest first, twelve a page, with the total', async () => {
      const { data, page } = await expectAnswer(endpoints.listNews, await call('/post/news'));
      expect(page).toEqual({ page: 1, size: 12, total: 39, pages: 4 });
      expect(data).toHaveLength(12);
      const days = data.map(({ publishedAt }) => publishedAt);
      expect(days).toEqual(days.toSorted().reverse());
    });

    it('are on one page each', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map(async (page) =>
          expectAnswer(endpoints.listNews, await call(`/post/news?page=${page}&size=10`)),
        ),
      );
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size).toBe(39);
      expect(ids).toHaveLength(39);
    });

    it('are an empty list past the end', async () => {
      const { data, page } = await expectAnswer(endpoints.listNews, await call('/post/news?page=900'));
      expect(data).toEqual([]);
      expect(page).toEqual({ page: 900, size: 12, total: 39, pages: 4 });
    });

    it.each(['idCategory[]=1', 'x=y'])('ignore the unknown parameter in %s', async (parameters) => {
      const { page } = await expectAnswer(endpoints.listNews, await call(`/post/news?${parameters}`));
      expect(page).toEqual({ page: 1, size: 12, total: 39, pages: 4 });
    });

    it('are narrowed by category, whose counts add up', async () => {
      const categories = await expectAnswer(
        endpoints.listNewsCategories,
        await call('/post/news/categories'),
      );
      expect(categories.data.length).toBeGreaterThan(2);
      expect(categories.data.reduce((sum, { count }) => sum + count, 0)).toBe(39);
      for (const { id, count } of categories.data) {
        const list = await expectAnswer(
          endpoints.listNews,
          await call(`/post/news?size=100&idCategory=${id}`),
        );
        expect(list.page.total).toBe(count);
        expect(list.data.every(({ category }) => category?.id === id)).toBe(true);
      }
    });

    it.each([
      ['ko-KR', 'ko-KR'],
      ['en-US', 'en-US'],
      ['zh-CN', 'zh-CN'],
      ['zh-TW', 'en-US'],
      ['ja-JP', 'en-US'],
    ])(
      'requested in %s come in it, else in %s, or in Korean where that is all there is',
      async (requested, served) => {
        const response = await call('/post/news?size=100', { locale: requested });
        const contentLanguages = response.headers.get('content-language')?.split(', ') ?? [];
        const { data } = await expectAnswer(endpoints.listNews, response);
        const byLocale = Map.groupBy(data, ({ locale }) => locale);
        expect([...byLocale.keys()].toSorted()).toEqual([...new Set([requested, served, 'ko-KR'])].sort());
        expect(contentLanguages.toSorted()).toEqual([...byLocale.keys()].sort());
        expect(byLocale.get('ko-KR')?.length).toBe(served === 'ko-KR' ? 39 : 1);
      },
    );

    it('use the next requested language before English', async () => {
      const response = await call('/post/news?size=100', { locale: 'ja-JP, zh-CN;q=0.8' });
      const { data } = await expectAnswer(endpoints.listNews, response);
      expect(new Set(data.map(({ locale }) => locale))).toEqual(new Set(['ja-JP', 'zh-CN', 'ko-KR']));
    });

    it('link from one to the next, through all of them', async () => {
      const { data: list } = await expectAnswer(endpoints.listNews, await call('/post/news?size=100'));
      const walked: number[] = [];
      for (let id: number | undefined = list[0]?.id; id !== undefined; ) {
        walked.push(id);
        const item: v.InferOutput<typeof endpoints.getNews.response.schema> = await expectAnswer(
          endpoints.getNews,
          await call(`/post/news/${id}`),
        );
        id = item.data.previous?.id;
      }
      expect(walked).toEqual(list.map(({ id }) => id));
    });

    it.each(['999999', '0', '-1', 'abc', '1.5', '2147483648', "1'or'1'='1", '%00', '1%00'])(
      'answer 404 for id %s',
      async (id) => {
        await expectProblem(await call(`/post/news/${id}`), 'not_found');
      },
    );
  });

  describe('inquiries', () => {
    let inquiry = newInquiry();

    beforeEach(() => {
      inquiry = newInquiry();
    });

    it('are stored and get a reference', async () => {
      const { data } = await expectAnswer(endpoints.createContact, await post('/contacts', inquiry));
      expect(data.reference).toMatch(/^LB-[0-9A-Z]{10}$/);
      expect(Math.abs(Date.parse(data.receivedAt) - Date.now())).toBeLessThan(60_000);
    });

    it('are stored once per key for repeated and concurrent requests', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => post('/contacts', inquiry, headers)),
      );
      const answers = await Promise.all(
        responses.map((response) => expectAnswer(endpoints.createContact, response)),
      );
      const again = await expectAnswer(endpoints.createContact, await post('/contacts', inquiry, headers));
      expect(new Set([...answers, again].map(({ data }) => JSON.stringify(data))).size).toBe(1);
    });

    it('are refused under a key that came with another one', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      await expectAnswer(endpoints.createContact, await post('/contacts', inquiry, headers));
      const other = { ...inquiry, content: 'something else' };
      await expectProblem(await post('/contacts', other, headers), 'conflict');
    });

    it('are refused under an invalid key', async () => {
      const response = await post('/contacts', inquiry, { 'idempotency-key': 'a b' });
      const problem = await expectProblem(response, 'validation_failed');
      expect(problem.errors).toEqual([{ path: 'idempotency-key', code: 'invalid' }]);
    });

    it('name every wrong field', async () => {
      const body = { type: 'X', fullName: '', email: 'x', mobile: '1', privacyAgree: 'yes' };
      const problem = await expectProblem(await post('/contacts', body), 'validation_failed');
      expect(problem.errors).toEqual([
        { path: 'type', code: 'required' },
        { path: 'fullName', code: 'required' },
        { path: 'email', code: 'invalid_email' },
        { path: 'content', code: 'required' },
        { path: 'privacyAgree', code: 'consent_required' },
        { path: 'mobile', code: 'invalid_phone' },
      ]);
    });

    it('need a telephone number in Chinese', async () => {
      const { mobile: _mobile, ...withoutMobile } = inquiry;
      const body = JSON.stringify(withoutMobile);
      const headers = { 'content-type': 'application/json' };
      const chinese = await call('/contacts', { method: 'POST', body, headers, locale: 'zh-TW' });
      const problem = await expectProblem(chinese, 'validation_failed');
      expect(problem.errors).toEqual([{ path: 'mobile', code: 'required' }]);
      const japanese = await call('/contacts', { method: 'POST', body, headers, locale: 'ja-JP' });
      await expectAnswer(endpoints.createContact, japanese);
    });

    it.each(['{', '[]', 'null', '"text"', '1'])('answer 400 for the body %s', async (body) => {
      await expectProblem(await post('/contacts', body), 'validation_failed');
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
      'answer 415 for %s',
      async (type) => {
        const response = await post('/contacts', inquiry, { 'content-type': type });
        await expectProblem(response, 'unsupported_media_type');
      },
    );

    it('answer 413 for a body over a megabyte, announced or not', async () => {
      const body = JSON.stringify({ ...inquiry, content: 'x'.repeat(1_100_000) });
      await expectProblem(await post('/contacts', body), 'payload_too_large');
      const stream = new Blob([body]).stream();
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      };
      await expectProblem(await call('/contacts', init), 'payload_too_large');
    });

    it('are refused from a page of another site', async () => {
      const response = await post('/contacts', inquiry, { origin: 'https://evil.example' });
      await expectProblem(response, 'forbidden_origin');
    });
  });

  it('answers an unknown path with a 404 problem', async () => {
    await expectProblem(await call('/nothing'), 'not_found');
  });

  it('answers a wrong method with 405 and the right ones', async () => {
    const response = await call('/contacts', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('POST');
    await expectProblem(response, 'method_not_allowed');
  });

  it('describes every endpoint in OpenAPI 3.1', async () => {
    const response = await call('/openapi.json');
    expect(response.status).toBe(200);
    const document = await response.json();
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const { path, method } of Object.values(endpoints)) {
      expect(document.paths[`${apiBase}${path}`]).toHaveProperty(method.toLowerCase());
    }
  });
});
