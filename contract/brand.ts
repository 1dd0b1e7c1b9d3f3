import type { Locale } from './locales.ts';

export const brandNames: Readonly<Record<Locale, string>> = {
  'ko-KR': '루미바이옴',
  'en-US': 'Lumibiome',
  'zh-CN': '露米生物',
  'zh-TW': '露米生物',
  'ja-JP': 'Lumibiome',
};
