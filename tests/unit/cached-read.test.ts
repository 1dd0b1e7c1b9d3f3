import { notFound } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedRead, clearCachedReads } from '#app/caching/cached-read.server.ts';
import { log } from '#app/server/log.server.ts';
import { runWithRequestContext } from '#app/server/request-context.server.ts';
import type { Locale } from '#contract/locales.ts';

/** Reads as a visitor of a page in a language. */
function readAs<T>(read: () => Promise<T>, locale: Locale = 'ko-KR'): Promise<T> {
  const context = {
    requestId: 'r',
    clientAddress: '127.0.0.1',
    locale,
    path: '/',
    nonce: 'n',
    token: undefined,
    cookies: [],
  };
  return runWithRequestContext(context, read);
}

describe('a read that is the same for all', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    log.level = 'silent';
  });
  afterEach(() => vi.useRealTimers());

  it('is done once in ten seconds for each language', async () => {
    let reads = 0;
    const read = cachedRead(async () => ({ count: ++reads }));
    expect([await readAs(read), await readAs(read), await readAs(read, 'en-US'), await readAs(read)]).toEqual(
      [{ count: 1 }, { count: 1 }, { count: 2 }, { count: 1 }],
    );
    vi.advanceTimersByTime(9_999);
    expect(await readAs(read)).toEqual({ count: 1 });
    vi.advanceTimersByTime(2);
    expect(await readAs(read)).toEqual({ count: 3 });
  });

  it('is repeated at once for a value that is not to be cached', async () => {
    let reads = 0;
    const read = cachedRead(
      async () => ({ count: ++reads }),
      ({ count }) => count > 1,
    );
    expect([await readAs(read), await readAs(read), await readAs(read)]).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 2 },
    ]);
  });

  it('returns its last value while it fails, and is not repeated at once', async () => {
    const answers = [
      async () => ['old'],
      async () => Promise.reject(new Error('unavailable')),
      async () => ['new'],
    ];
    const read = cachedRead(() => answers.shift()?.() ?? Promise.reject(new Error('read too often')));
    expect(await readAs(read)).toEqual(['old']);
    vi.advanceTimersByTime(10_001);
    expect([await readAs(read), await readAs(read)]).toEqual([['old'], ['old']]);
    vi.advanceTimersByTime(10_001);
    expect(await readAs(read)).toEqual(['new']);
  });

  it('is repeated after content changes, and discards reads in progress', async () => {
    let reads = 0;
    const answers: ((answer: number) => void)[] = [];
    const read = cachedRead(() =>
      new Promise<number>((resolve) => answers.push(resolve)).then(() => [++reads]),
    );
    const before = readAs(read);
    clearCachedReads();
    const after = readAs(read);
    for (const answer of answers) answer(0);
    expect([await before, await after, await readAs(read), answers.length]).toEqual([[1], [2], [2], 2]);
  });

  it('is done again after it has failed with nothing known', async () => {
    const answers = [async () => Promise.reject(new Error('unavailable')), async () => ['new']];
    const read = cachedRead(() => answers.shift()?.() ?? Promise.reject(new Error('read too often')));
    await expect(readAs(read)).rejects.toThrow('unavailable');
    expect(await readAs(read)).toEqual(['new']);
  });

  it('is done once for each input', async () => {
    const read = cachedRead(async (query: { page: number }) => ({ query }));
    const first = await readAs(() => read({ page: 1 }));
    expect(await readAs(() => read({ page: 1 }))).toBe(first);
    expect(await readAs(() => read({ page: 2 }))).toEqual({ query: { page: 2 } });
  });

  it('no longer returns what is not found any more', async () => {
    const answers = [async () => ['old'], async () => Promise.reject(notFound())];
    const read = cachedRead(() => answers.shift()?.() ?? Promise.reject(new Error('read too often')));
    await readAs(read);
    vi.advanceTimersByTime(10_001);
    await expect(readAs(read)).rejects.toMatchObject({ isNotFound: true });
  });

  it('keeps a million characters of different inputs, the latest ones', async () => {
    let reads = 0;
    const read = cachedRead(async (page: number) => ({ page, reads: ++reads, text: 'x'.repeat(300_000) }));
    for (const page of [1, 2, 3, 4, 4, 1]) await readAs(() => read(page));
    expect(reads).toBe(5);
  });
});
