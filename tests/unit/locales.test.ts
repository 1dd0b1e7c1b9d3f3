import { describe, expect, it } from 'vitest';
import { fallbackLocales } from '#api/services/translations.ts';
import { negotiateLocale, negotiateLocales } from '#rules/accept-language.ts';

describe('negotiateLocale', () => {
  it.each([
    ['ko', 'ko-KR'],
    ['en-GB,en;q=0.9', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['ja', 'ja-JP'],
    ['fr-FR, ja;q=0.5, en;q=0.8', 'en-US'],
    ['en;q=0, ja;q=0.1', 'ja-JP'],
  ])('answers Accept-Language %s with %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it.each([undefined, null, '', '*', 'fr, de', ';;;', '"><script>', 'en;q=nonsense'])(
    'finds no language in %j',
    (header) => {
      expect(negotiateLocale(header)).toBeUndefined();
    },
  );
});

describe('negotiateLocales', () => {
  it('returns all requested languages, best first and each once', () => {
    expect(negotiateLocales('en;q=0.5, ja, zh-CN;q=0.8, ja-JP;q=0.1, fr')).toEqual([
      'ja-JP',
      'zh-CN',
      'en-US',
    ]);
  });
});

describe('fallbackLocales', () => {
  it('requests the languages in their order, then English, then Korean, each once', () => {
    expect(fallbackLocales(['ja-JP'])).toEqual(['ja-JP', 'en-US', 'ko-KR']);
    expect(fallbackLocales(['ko-KR'])).toEqual(['ko-KR', 'en-US']);
    expect(fallbackLocales(['en-US'])).toEqual(['en-US', 'ko-KR']);
    expect(fallbackLocales(['ja-JP', 'zh-CN', 'en-US'])).toEqual(['ja-JP', 'zh-CN', 'en-US', 'ko-KR']);
  });
});
