import { afterEach, expect, it } from 'vitest';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import type { Locale } from '#contract/locales.ts';

const speak = (locale: Locale) => overwriteGetLocale(() => locale);

afterEach(() => speak('ko-KR'));

it.each([
  ['ko-KR', '2026.\u00a011.\u00a026. 오후\u00a03:04'],
  ['en-US', 'Nov\u00a026,\u00a02026, 3:04\u00a0PM'],
] as const)('a time in %s breaks after the date only, in Node as in browsers', (locale, text) => {
  speak(locale);
  expect(formatTime('2026-11-26T06:04:00.000Z')).toBe(text);
});
