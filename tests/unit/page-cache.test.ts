import { describe, expect, it } from 'vitest';
import type { CacheEntry } from '#server/cache-entry.ts';
import { createPageCache } from '#server/page-cache.ts';

function pageOf(text: string, renderedAt: number): CacheEntry {
  const body = Buffer.from(text);
  return {
    headers: {},
    bodies: { br: body, gzip: body, identity: body },
    etag: text,
    languageCookie: undefined,
    renderedAt,
  };
}

/** A cache with a manual clock, whose pages the test renders. */
function newCache(maxBytes = 1_000_000) {
  let time = 1_000_000;
  const waiting: { key: string; done(text: string): void; fail(message: string): void }[] = [];
  const cache = createPageCache({
    maxBytes,
    now: () => time,
    isRemoved: (error) => error instanceof Error && error.message === 'removed',
    render: (key) =>
      new Promise((resolve, reject) => {
        waiting.push({
          key,
          done: (text) => resolve(pageOf(text, time)),
          fail: (message) => reject(new Error(message)),
        });
      }),
  });
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    cache,
    waiting,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Finishes the oldest waiting render. */
    finish: async (text: string) => {
      waiting.shift()?.done(text);
      await settled();
    },
    fail: async (message = 'unavailable') => {
      waiting.shift()?.fail(message);
      await settled();
    },
    text: (key: string) => cache.find(key)?.page.bodies.identity.toString(),
  };
}

async function withPage(text = 'first') {
  const made = newCache();
  const page = made.cache.render('/a');
  await made.finish(text);
  await page;
  return made;
}

describe('the page cache', () => {
  it('renders a page once for all waiting requests', async () => {
    const { cache, waiting, finish } = newCache();
    const entries = Promise.all([1, 2, 3].map(() => cache.render('/a')));
    expect(waiting).toHaveLength(1);
    await finish('one');
    expect((await entries).map(({ etag }) => etag)).toEqual(['one', 'one', 'one']);
  });

  it('serves a page for 60 s, and then stale during a single new render', async () => {
    const { cache, waiting, pass, finish, text } = await withPage();
    pass(59_999);
    expect(cache.find('/a')?.isFresh).toBe(true);
    expect(waiting).toHaveLength(0);
    pass(1);
    expect(cache.find('/a')?.isFresh).toBe(false);
    expect(text('/a')).toBe('first');
    expect(waiting).toHaveLength(1);
    await finish('second');
    expect(text('/a')).toBe('second');
    expect(cache.find('/a')?.isFresh).toBe(true);
  });

  it('serves a stale page while rendering fails, and retries after a second', async () => {
    const { waiting, pass, fail, finish, text } = await withPage();
    pass(60_000);
    expect(text('/a')).toBe('first');
    await fail();
    expect(text('/a')).toBe('first');
    expect(waiting).toHaveLength(0);
    pass(1_000);
    expect(text('/a')).toBe('first');
    await finish('second');
    expect(text('/a')).toBe('second');
  });

  it('removes a page that no longer exists', async () => {
    const { cache, pass, fail, text } = await withPage();
    pass(60_000);
    expect(text('/a')).toBe('first');
    await fail('removed');
    expect(cache.find('/a')).toBeUndefined();
  });

  it('sends no page that is older than a day', async () => {
    const { cache, pass } = await withPage();
    pass(24 * 60 * 60 * 1000 + 1);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('stores nothing after a failed render', async () => {
    const { cache, fail } = newCache();
    const entries = Promise.allSettled([cache.render('/a'), cache.render('/a')]);
    await fail();
    expect((await entries).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('discards everything when the content changes, and renders that began before', async () => {
    const { cache, waiting, finish, text } = await withPage();
    const other = cache.render('/b');
    cache.clear();
    expect(cache.find('/a')).toBeUndefined();
    // Waiting callers still get it.
    await finish('old');
    expect((await other).etag).toBe('old');
    expect(cache.find('/b')).toBeUndefined();
    const again = cache.render('/b');
    expect(waiting).toHaveLength(1);
    await finish('new');
    await again;
    expect(text('/b')).toBe('new');
  });

  it('a pending render does not restore a discarded page', async () => {
    const { cache, pass, finish } = await withPage();
    pass(60_000);
    cache.find('/a');
    cache.clear();
    await finish('rendered before');
    expect(cache.find('/a')).toBeUndefined();
  });

  it('evicts the least recently used pages above its bytes', async () => {
    const { cache, finish } = newCache(40_000);
    for (const key of ['/a', '/b', '/c', '/d']) {
      const made = cache.render(key);
      await finish('x'.repeat(3_000));
      await made;
      cache.find('/a');
    }
    // Each takes 3 x 3,000 bytes and the overhead of an entry: three fit.
    expect(['/a', '/b', '/c', '/d'].map((key) => cache.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
