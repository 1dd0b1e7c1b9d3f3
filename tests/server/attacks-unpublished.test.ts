import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newPostgresDatabase, query } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/* Unpublished and future items are in no list, at no URL and in no search result. */

type Item = {
  kind: 'news' | 'press' | 'patent' | 'thesis';
  id: number;
  titles: string[];
  publishedAt: string;
};

const hiddenBy: [Item['kind'], string][] = [
  ['news', 'null'],
  ['news', "now() + interval '1 day'"],
  ['press', 'null'],
  ['patent', 'null'],
  ['thesis', "now() + interval '1 hour'"],
];

let databaseUrl: string;
let site: RunningSite;
const items: Item[] = [];
let productNames: string[];
let fileIds: string[];

/** Unique titles of stored items. */
async function hide(kind: Item['kind'], publishedAt: string): Promise<void> {
  const [row] = await query<{ id: number; titles: string[] }>(
    databaseUrl,
    `select posts.id, array_agg(title) as titles from posts join post_translations on post_id = posts.id
     where kind = $1 and published_at < now() and not posts.id = any($2) group by posts.id order by posts.id limit 1`,
    [kind, items.map(({ id }) => id)],
  );
  if (!row) throw new Error(`There is no ${kind}`);
  await query(databaseUrl, `update posts set published_at = ${publishedAt} where id = $1`, [row.id]);
  items.push({ ...row, kind, publishedAt });
}

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  for (const [kind, publishedAt] of hiddenBy) await hide(kind, publishedAt);
  const products = await query<{ name: string }>(
    databaseUrl,
    `with hidden as (update products set published_at = null
       where id = (select min(id) from products where type = 'material') returning id)
     select name from product_translations where product_id in (select id from hidden)`,
  );
  productNames = products.map(({ name }) => name);
  const files = await query<{ id: string }>(
    databaseUrl,
    `with hidden as (update documents set published_at = now() + interval '1 day' returning id)
     select files.id from files join hidden on hidden.id = document_id`,
  );
  fileIds = files.map(({ id }) => id);
  // After the change, so no earlier content can be cached.
  site = await startSite({ DATABASE_URL: databaseUrl });
});

afterAll(() => site?.kill());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const plain = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const pages = { news: '/news', press: '/press', patent: '/research/patent', thesis: '/research/thesis' };

describe('attack: an unpublished item', () => {
  it('is missing from lists, categories and counts of the API', async () => {
    for (const { kind, id, titles } of items) {
      const list = JSON.parse(await textOf(`${apiBase}/post/${kind}?size=100`));
      expect(list.data.map((post: { id: number }) => post.id)).not.toContain(id);
      expect(list.page.total).toBe(list.data.length);
      const categories = JSON.parse(await textOf(`${apiBase}/post/${kind}/categories`));
      for (const category of categories.data) {
        const narrowed = JSON.parse(
          await textOf(`${apiBase}/post/${kind}?size=100&idCategory=${category.id}`),
        );
        expect(narrowed.data).toHaveLength(category.count);
      }
      for (const title of titles) expect(JSON.stringify(list)).not.toContain(JSON.stringify(title));
    }
  });

  it.each(['news', 'press', 'patent', 'thesis'])('has no URL below /post/%s', async (kind) => {
    for (const { id } of items) expect((await get(`${apiBase}/post/${kind}/${id}`)).status).toBe(404);
  });

  it.each(['/news', '/research/patent', '/research/thesis'])('has no URL below %s', async (path) => {
    for (const { id, titles } of items) {
      const response = await get(`${path}/${id}?lang=ko-KR`);
      expect(response.status).toBe(404);
      const html = plain(await response.text());
      for (const title of titles) expect(html).not.toContain(title);
    }
  });

  it('is not a neighbour of a published item', async () => {
    const hidden = items.map(({ id }) => id);
    const { data: shown } = JSON.parse(await textOf(`${apiBase}/post/news?size=100`));
    for (const { id } of shown) {
      const { data } = JSON.parse(await textOf(`${apiBase}/post/news/${id}`));
      expect(hidden).not.toContain(data.previous?.id);
      expect(hidden).not.toContain(data.next?.id);
    }
  });

  it('is not found by its title or a part of it', async () => {
    for (const { kind, id, titles } of items)
      for (const title of titles) {
        const q = encodeURIComponent(title.slice(0, 80));
        const { data } = JSON.parse(await textOf(`${apiBase}/search?q=${q}&size=100`));
        const found = data.filter((hit: { type: string; id: number }) => hit.type === kind && hit.id === id);
        expect([title, found]).toEqual([title, []]);
        expect(data.map((hit: { title: string }) => hit.title)).not.toContain(title);
      }
  });

  it('is missing from pages, the sitemap and feeds', async () => {
    const sitemap = await textOf('/sitemap.xml');
    const feeds = plain((await textOf('/rss/news.xml')) + (await textOf('/rss/press.xml')));
    const home = plain(await textOf('/?lang=ko-KR'));
    for (const { kind, id, titles } of items) {
      expect(sitemap).not.toContain(`${pages[kind]}/${id}?`);
      const list = plain(await textOf(`${pages[kind]}?lang=ko-KR`));
      for (const title of titles) for (const text of [feeds, home, list]) expect(text).not.toContain(title);
    }
  });

  it('of a sold product is in no list and cannot be requested', async () => {
    expect(productNames.length).toBeGreaterThan(0);
    for (const path of ['/product/material?size=100', '/product/list', '/product/related']) {
      const { data } = JSON.parse(await textOf(apiBase + path));
      for (const { name } of data) expect(productNames).not.toContain(name);
    }
  });

  it('is no evidence, and an article does not name a product that is hidden', async () => {
    const { data: papers } = JSON.parse(await textOf(`${apiBase}/post/thesis?size=100`));
    for (const { id } of papers) {
      const { data } = JSON.parse(await textOf(`${apiBase}/post/thesis/${id}`));
      for (const { name } of data.products) expect(productNames).not.toContain(name);
    }
    const { data: materials } = JSON.parse(await textOf(`${apiBase}/product/material?size=100`));
    const hidden = items.map(({ kind, id }) => `${kind} ${id}`);
    for (const { comparison } of materials) {
      const path = `${apiBase}/product/material/${comparison.code.replace(' ', '-')}`;
      const { data } = JSON.parse(await textOf(path));
      for (const { kind, id } of data.evidence) expect(hidden).not.toContain(`${kind} ${id}`);
    }
  });

  it('is no evidence for an own product', async () => {
    const { data: own } = JSON.parse(await textOf(`${apiBase}/product/pb?size=100`));
    const hidden = items.map(({ kind, id }) => `${kind} ${id}`);
    for (const { evidence } of own)
      for (const { kind, id } of evidence) expect(hidden).not.toContain(`${kind} ${id}`);
  });

  it('has no file that its URL downloads', async () => {
    expect(fileIds.length).toBeGreaterThan(0);
    for (const id of fileIds) expect((await get(`${apiBase}/files/${id}`)).status).toBe(404);
    expect(JSON.parse(await textOf(`${apiBase}/documents`)).data).toEqual([]);
  });
});
