import { serialize } from 'hono/utils/cookie';
import { describe, expect, it } from 'vitest';
import { readAllOf, readCookies } from '#app/server/cookies.server.ts';
import { localeCookieFor, preferredLocale } from '#app/server/language-redirect.server.ts';

function requestWith(cookie: string): Request {
  return new Request('http://site.example/', { headers: { cookie } });
}

describe('readCookies', () => {
  it('reads back a value that needs encoding', () => {
    const value = 'a+b/c=="d";%20';
    const [pair = ''] = serialize('token', value).split('; ');
    expect(readCookies(requestWith(`a=1; ${pair}; b=2`))).toEqual({ a: '1', token: value, b: '2' });
  });

  it('reads the first valid cookie of a name', () => {
    expect(readCookies(requestWith('t="x\\"; t=one; t=two'))).toEqual({ t: 'one' });
  });

  it('reads names of object members as plain names', () => {
    expect(readCookies(requestWith('a=1')).constructor).toBeUndefined();
    expect(Object.keys(readCookies(requestWith('__proto__=x; a=1')))).toEqual(['__proto__', 'a']);
  });
});

describe('the language cookie', () => {
  const request = requestWith('lang=xx; other=1; lang=ja-JP; lang=zh-CN');

  it('is the first supported language of several', () => {
    expect(readAllOf(request, 'lang')).toEqual(['xx', 'ja-JP', 'zh-CN']);
    expect(preferredLocale(request)).toBe('ja-JP');
    expect(localeCookieFor(request, 'ja-JP', true)).toBeUndefined();
  });

  it('is HttpOnly, and Secure on https', () => {
    expect(localeCookieFor(request, 'ko-KR', true)?.split('; ').toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure', 'lang=ko-KR'].toSorted(),
    );
    expect(localeCookieFor(request, 'ko-KR', false)).not.toContain('Secure');
  });
});
