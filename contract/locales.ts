/** In the order of the language switcher. */
export const locales = ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const;

export type Locale = (typeof locales)[number];

/** Languages whose messages and content are complete. The others fall back to en-US. */
export const completeLocales = ['ko-KR', 'en-US', 'zh-CN'] as const satisfies readonly Locale[];

export type CompleteLocale = (typeof completeLocales)[number];

/** Languages of the pages for staff. The others fall back to en-US. */
export const dashboardLocales: readonly Locale[] = ['ko-KR', 'en-US'];

export const defaultLocale: Locale = 'ko-KR';

/** Requested languages, best first. */
export type Languages = readonly [Locale, ...Locale[]];
