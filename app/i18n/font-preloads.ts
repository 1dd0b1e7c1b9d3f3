import { hangulFile, latinFile } from '#app/styles/fonts.gen.ts';
import type { Locale } from '#contract/locales.ts';

export function fontPreloads(locale: Locale) {
  const files = locale === 'ko-KR' ? [latinFile, hangulFile] : [latinFile];
  return files.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }));
}
