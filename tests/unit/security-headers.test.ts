import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#app/server/content-security-policy.server.ts';

function scriptsOf(path: string): string | undefined {
  return /script-src ([^;]*)/.exec(contentSecurityPolicy([], path))?.[1];
}

describe('the content security policy', () => {
  it.each([
    ['/contact', 'https://www.google.com/recaptcha/'],
    ['/company/contactUS', 'dapi.kakao.com'],
    ['/mypage/profile', 'https://t1.kakaocdn.net/mapjsapi/'],
  ])('lets in what %s needs of others, in every spelling of its path', (path, source) => {
    const first = path[1] ?? '';
    const encoded = `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}`;
    for (const spelling of [path, path.toUpperCase(), `${path}/`, encoded])
      expect([spelling, scriptsOf(spelling)]).toEqual([spelling, expect.stringContaining(source)]);
  });

  it.each(['/', '/news', '/contact/x', '/contacts', '/mypage'])('admits nothing else on %s', (path) => {
    expect(scriptsOf(path)).toBe("'self'");
  });
});
