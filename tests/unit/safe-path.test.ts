import { describe, expect, it } from 'vitest';
import { isGuarded } from '#app/session/guarded.ts';
import { safePath } from '#app/session/safe-path.ts';

describe('a path to go on to after signing in', () => {
  it.each([
    ['/mypage', '/mypage'],
    ['/mypage/points?period=1m&lang=zh-CN', '/mypage/points?period=1m'],
    ['/news/3#top', '/news/3#top'],
    ['/search?q=a%20b', '/search?q=a+b'],
    ['/', '/'],
  ])('is accepted: %s', (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it.each([
    '//e.com',
    '///e.com',
    '/\\e.com',
    '\\\\e.com',
    '/%2f%2fe.com',
    '/%2F%2Fe.com',
    '/%5ce.com',
    '/%252f%252fe.com',
    '/%25252f%25252fe.com',
    'https:e.com',
    'https://e.com',
    'HTTPS://e.com',
    'e.com',
    '@e.com',
    '/\t/e.com',
    '/\r\nset-cookie:a=b',
    '/%0d%0aset-cookie:a=b',
    '/.//e.com',
    '/x/..//e.com',
    '/%2e//e.com',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '',
    '/login?next=/mypage',
    '/LOGOUT',
    '/auth/naver/start',
    '/api/v1/me',
    `/${'x'.repeat(1001)}`,
  ])('is the homepage instead of %j', (path) => {
    expect(safePath(path)).toBe('/');
  });
});

describe('an area for members', () => {
  it.each([
    '/mypage',
    '/mypage/',
    '/MyPage/points',
    '/%6dypage',
    '/%256dypage',
    '/x/mypage/y',
    '/sample',
    '/en/Sample',
    '//sample',
  ])('is %s', (path) => expect(isGuarded(path)).toBe(true));

  it.each(['/', '/login', '/news/1', '/my/page', '/email/verify', '/goodbye'])('is not %s', (path) =>
    expect(isGuarded(path)).toBe(false),
  );
});

it('a path with a long run of slashes is compared in linear time', () => {
  const time = (path: string) => {
    const start = performance.now();
    isGuarded(path);
    return performance.now() - start;
  };
  time('/warm-up');
  const plain = time(`/a${'x'.repeat(100_000)}b`);
  expect(time(`/a${'/'.repeat(100_000)}b`)).toBeLessThan(20 * Math.max(plain, 1));
});
