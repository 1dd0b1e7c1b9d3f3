import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newPostgresDatabase, query } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/* Parameters that no page of the site sends. They read no more than a list of the usual length. */

let site: RunningSite;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  site = await startSite({ DATABASE_URL: databaseUrl });
});

afterAll(() => site?.kill());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

async function rowsOf(table: string): Promise<number> {
  return (await query(databaseUrl, `select 1 from ${table}`)).length;
}

describe('attack: a parameter', () => {
  const values = [
    "'",
    "1' or '1'='1",
    '1;drop table posts',
    "1') union select value from secrets--",
    '1e309',
    '-1',
    '1000000000',
    '99999999999999999999',
    'NaN',
    '0x10',
    '%00',
    '1%00',
    '%ff%fe',
    '{"$ne":null}',
    '[]',
    '%F0%9F',
    '\u202e',
  ];
  const names = [
    'page',
    'size',
    'idCategory',
    'idProduct',
    'type',
    'main',
    'q',
    'query',
    'siNm',
    'from',
    'to',
    'period',
    'sort',
  ];
  const forms = (name: string, value: string) => [
    `${name}=${value}`,
    `${name}=1&${name}=${value}`,
    `${name}[]=${value}`,
    `${name}[a][b]=${value}`,
    `${name}.a=${value}`,
    `__proto__[${name}]=${value}`,
  ];
  /** Each name with each value and with each form, and each value with each form. */
  const queries = names.flatMap((name, row) =>
    values.map((value, column) => forms(name, value)[(row + column) % 6] ?? ''),
  );

  async function statusesOf(paths: string[], some: string[]): Promise<Map<number, string>> {
    const statuses = new Map<number, string>();
    for (let start = 0; start < some.length; start += 20)
      await Promise.all(
        some.slice(start, start + 20).flatMap((text) =>
          paths.map(async (path) => {
            const url = `${path}${path.includes('?') ? '&' : '?'}${text}`;
            const response = await get(url);
            statuses.set(response.status, url);
            const body = await response.text();
            expect(body, url).not.toMatch(/syntax error|drizzle|postgres|node_modules|at async/i);
            if (response.status === 200 && path.startsWith(apiBase))
              expect(JSON.parse(body).data.length, url).toBeLessThanOrEqual(100);
          }),
        ),
      );
    return statuses;
  }

  const lists = [
    '/post/news',
    '/post/patent',
    '/product/material',
    '/product/list',
    '/product/related',
    '/history',
    '/clients/list',
    '/figures',
    '/faqs',
    '/documents',
    '/pharmacy/page',
    '/search?q=LMB',
  ].map((path) => apiBase + path);

  it.each(lists)(
    'of %s returns no more than allowed and never fails',
    async (path) => {
      const posts = await rowsOf('posts');
      const statuses = await statusesOf([path], queries);
      for (const [status, url] of statuses) expect([200, 400], url).toContain(status);
      expect(await rowsOf('posts')).toBe(posts);
    },
    120_000,
  );

  it('of a page breaks no page', async () => {
    const pages = [
      '/news',
      '/research/patent',
      '/business/pharmacy',
      '/search',
      '/faq',
      '/contact',
      '/login',
    ];
    const some = queries.filter((_, index) => index % 3 < 2);
    const statuses = await statusesOf(
      pages.map((path) => `${path}?lang=en-US`),
      some,
    );
    expect([...statuses.keys()]).toEqual([200]);
  }, 120_000);
});
