import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newPostgresDatabase, query } from '../support/databases.ts';
import { exchange } from '../support/raw-http.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

/* Cached pages in two processes on one database. */

let database: string;
let site: RunningSite;
let other: RunningSite;

beforeAll(async () => {
  database = await newPostgresDatabase(inject('postgresUrl'));
  const env = { DATABASE_URL: database };
  [site, other] = await Promise.all([startSite(env), startSite(env)]);
});
afterAll(() => Promise.all([site.kill(), other.kill()]));

const statusOf = (answer: Response) => answer.headers.get('cache-status');

function get(path: string, headers: Record<string, string> = {}, at = site): Promise<Response> {
  return fetch(at.url + path, { headers, redirect: 'manual' });
}

/** Repeats the request until the page is cached: the first content version clears the cache. */
async function keep(path: string, at = site): Promise<string> {
  await until(async () => statusOf(await get(path, {}, at)) === 'site; hit');
  return (await get(path, {}, at)).text();
}

describe('a cached page', () => {
  it('is shared by URLs with unknown parameters or another order', async () => {
    await keep('/news?lang=en-US');
    await keep('/news?lang=en-US&page=2');
    const same = [
      ['/news?lang=en-US&utm_source=x', '/news?cache=1&lang=en-US&a[]=b', '/news?lang=en-US&page=abc'],
      ['/news?page=2&lang=en-US', '/news?zzz=1&page=2&lang=en-US&page=3'],
    ].flat();
    for (const path of same) expect([path, statusOf(await get(path))]).toEqual([path, 'site; hit']);
  });

  it('carries unknown parameters only in its language links', async () => {
    const plain = await keep('/news?lang=en-US&page=2');
    const evil = '"><script>alert(1)</script>';
    const answer = await get(`/news?utm=x&lang=en-US&page=2&e=${encodeURIComponent(evil)}&r=%26amp%3B`);
    expect(statusOf(answer)).toBe('site; hit');
    const html = await answer.text();
    const unknown = '&amp;utm=x&amp;e=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E&amp;r=%26amp%3B';
    expect(html).toContain(`href="/news?lang=ko-KR&amp;page=2${unknown}"`);
    expect(html.replaceAll(unknown, '')).toBe(plain);
    expect(await keep('/news?lang=en-US&page=2')).toBe(plain);
  });

  it('has the same content in brotli, gzip and plain, as the client accepts', async () => {
    const plain = await keep('/faq?lang=en-US');
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', 'identity'],
      ['*;q=0', 'identity'],
    ] as const) {
      const { headers, body } = await exchange(`${site.url}/faq?lang=en-US`, {
        headers: { 'accept-encoding': accepted },
      });
      expect([accepted, headers['content-encoding'] ?? 'identity']).toEqual([accepted, encoding]);
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(decoders[encoding](body).toString()).toBe(plain);
    }
  });

  it('needs little memory to be compressed, cached or not', async () => {
    await keep('/faq?lang=en-US');
    for (const path of ['/faq?lang=en-US', '/search?lang=en-US']) {
      const { body } = await exchange(site.url + path, { headers: { 'accept-encoding': 'br' } });
      // A window of 18 bits (RFC 7932, section 9.1).
      expect([path, body.readUInt8() & 0b1111]).toEqual([path, 0b0011]);
    }
  });

  it('answers 304 to a known ETag, and answers HEAD', async () => {
    await keep('/news?lang=ko-KR');
    const etag = (await get('/news?lang=ko-KR')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{32}"$/);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const answer = await get('/news?lang=ko-KR', { 'if-none-match': known });
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, '']);
      expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
      // A browser would apply it to its copy, which has other scripts.
      expect(answer.headers.get('content-security-policy')).toBeNull();
    }
    expect((await get('/news?lang=ko-KR', { 'if-none-match': '"x"' })).status).toBe(200);
    const head = await fetch(`${site.url}/news?lang=ko-KR`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  it('has the same tag in every process', async () => {
    const tags = await Promise.all(
      [site, other].map(async (at) => {
        await keep('/press?lang=en-US', at);
        return (await get('/press?lang=en-US', {}, at)).headers.get('etag');
      }),
    );
    expect(tags[0]).toBe(tags[1]);
  });

  it('states its lifetime for shared caches', async () => {
    const { headers } = await get('/research/patent?lang=en-US');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('allows its own scripts by their hashes, and has no nonce', async () => {
    const html = await keep('/?lang=en-US');
    const policy = (await get('/?lang=en-US')).headers.get('content-security-policy') ?? '';
    expect(/.{0,40}\bnonce\b/.exec(html)?.[0]).toBeUndefined();
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).not.toMatch(/nonce|unsafe/);
  });

  it('has all headers of other responses', async () => {
    await keep('/terms?lang=en-US');
    const cached = (await get('/terms?lang=en-US')).headers;
    const ofOthers = (await get('/search?lang=en-US')).headers;
    for (const [name, value] of ofOthers) {
      if (!/^(cache-control|set-cookie|x-request-id|vary|date|content-[\w-]+|transfer-encoding)$/.test(name))
        expect([name, cached.get(name)]).toEqual([name, value]);
      expect([name, cached.has(name)]).toEqual([name, !/^transfer/.test(name)]);
    }
    expect(cached.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('data of a visitor is not cached', () => {
  it('a request with a session gets the same bytes as every other one, and changes no cookie', async () => {
    const page = await keep('/news?lang=en-US');
    const { headers } = await get('/news?lang=en-US');
    for (const cookie of ['access_token=x', 'lang=en-US; access_token=', 'a=b;access_token=y; signed_in=1']) {
      const answer = await get('/news?lang=en-US', { cookie });
      expect([cookie, statusOf(answer), answer.headers.get('etag')]).toEqual([
        cookie,
        'site; hit',
        headers.get('etag'),
      ]);
      expect(answer.headers.getSetCookie().join()).not.toContain('access_token');
      expect(await answer.text()).toBe(page);
    }
  });

  it('a page whose first visitor has a session is rendered without it', async () => {
    const cookie = 'access_token=x; signed_in=1; lang=en-US';
    const first = await get('/business/pb?lang=en-US', { cookie });
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    expect(first.headers.getSetCookie().join()).not.toMatch(/access_token|signed_in/);
    expect(await (await get('/business/pb?lang=en-US')).text()).toBe(await first.text());
  });

  it('attack: headers of the first visitor do not change the page of the second', async () => {
    const mark = 'zzmarkzz';
    const path = '/research/thesis?lang=en-US&page=2';
    const first = await exchange(`${site.url}${path}&${mark}=${mark}#${mark}`, {
      headers: {
        host: `${mark}.example`,
        'x-forwarded-host': `${mark}.example`,
        'x-forwarded-for': mark,
        'x-original-url': `/${mark}`,
        'user-agent': mark,
        'accept-language': `${mark}, ja`,
        referer: `https://${mark}.example/`,
        cookie: `lang=ja-JP; a=${mark}`,
        authorization: mark,
      },
    });
    expect(first.status).toBe(200);
    for (const html of [await keep(path), await (await get(path, {}, other)).text()])
      expect(html).not.toContain(mark);
    const second = await get(path);
    expect(second.headers.get('content-language')).toBe('en-US');
    expect(JSON.stringify([...second.headers])).not.toContain(mark);
  });

  it('attack: language and request id belong to their own request', async () => {
    await keep('/press?lang=zh-CN');
    const mine = await get('/press?lang=zh-CN');
    expect(mine.headers.getSetCookie()).toEqual([expect.stringMatching(/^lang=zh-CN;/)]);
    const known = await get('/press?lang=zh-CN', { cookie: 'lang=zh-CN' });
    expect(known.headers.getSetCookie()).toEqual([]);
    expect(known.headers.get('x-request-id')).not.toBe(mine.headers.get('x-request-id'));
  });

  it.each([
    '/contact',
    '/login',
    '/signup',
    '/password/forgot',
    '/password/reset',
    '/search?q=LMB',
    '/goodbye',
    '/email/verify',
    '/CONTACT',
    '/%63ontact',
    '/Search?q=LMB',
    '/Password/forgot',
  ])('%s is never cached', async (path) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=en-US`;
    const [first, second] = [await get(address), await get(address)];
    for (const answer of [first, second]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect([statusOf(answer), answer.headers.get('etag')]).toEqual([null, null]);
    }
  });

  it('two visitors without JavaScript get separate inquiry forms', async () => {
    const keyOf = async () => {
      const html = await (await get('/contact?lang=en-US')).text();
      return /name="idempotencyKey"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="idempotencyKey"/.exec(
        html,
      )?.[0];
    };
    const keys = [await keyOf(), await keyOf()];
    expect(keys[0]).toBeDefined();
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('attack: other spellings of a path create no entries', async () => {
    await keep('/news?lang=en-US');
    for (const path of ['/NEWS', '/nEws', '/%6eews', '/news/01', '/news/1.0', '/news/%31', '/news/+1']) {
      await get(`${path}?lang=en-US`);
      expect([path, statusOf(await get(`${path}?lang=en-US`))]).toEqual([path, null]);
    }
  });

  it('missing pages, pages past the end and refusals are not cached', async () => {
    for (const path of ['/news/999999', '/nothing', '/mypage', '/news/']) {
      const address = `${path}?lang=en-US`;
      await get(address);
      expect([path, statusOf(await get(address))]).toEqual([path, null]);
    }
  });
});

describe('a change of content', () => {
  it('reaches every process within two seconds', async () => {
    const [post] = await query<{ id: number }>(database, "select id from posts where kind = 'news' limit 1");
    const path = `/news/${post?.id}?lang=en-US`;
    await Promise.all([keep(path), keep(path, other)]);
    const title = `Changed ${crypto.randomUUID()}`;
    await query(database, 'update post_translations set title = $1 where post_id = $2', [title, post?.id]);
    for (const at of [site, other])
      await until(async () => (await (await get(path, {}, at)).text()).includes(title), 2);
  });

  it('attack: an unpublished item is removed from every process', async () => {
    const [post] = await query<{ id: number }>(
      database,
      "select id from posts where kind = 'news' offset 3 limit 1",
    );
    const path = `/news/${post?.id}?lang=en-US`;
    await Promise.all([keep(path), keep(path, other)]);
    await query(database, 'update posts set published_at = null where id = $1', [post?.id]);
    for (const at of [site, other]) await until(async () => (await get(path, {}, at)).status === 404, 2);
  });

  it('does not include members and inquiries: they clear no cached page', async () => {
    await keep('/news?lang=en-US');
    await query(database, "insert into attempts (rule, key_hash) values ('x', 'y')");
    await query(database, 'update members set name = name');
    await wait(1_500);
    expect(statusOf(await get('/news?lang=en-US'))).toBe('site; hit');
  });
});
