import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import type { Language } from '#contract/settings.ts';

const ownNames: Record<Locale, string> = {
  'ko-KR': '한국어',
  'en-US': 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
};

export function listLanguages(): Language[] {
  return locales.map((code) => ({ code, name: ownNames[code], isDefault: code === defaultLocale }));
}
