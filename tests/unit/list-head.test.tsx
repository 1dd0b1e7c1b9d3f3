import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { isPartial, minimumText } from '#app/features/search/search-types.tsx';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';

it.each([
  ['ko-KR', '10,000건 이상, 1/834쪽', '10,000건 이상'],
  ['en-US', '10,000+, page 1 of 834', '10,000+'],
  ['ja-JP', '10,000件以上、1 / 834ページ', '10,000件以上'],
  ['zh-CN', '10,000条以上，第1/834页', '10,000条以上'],
  ['zh-TW', '10,000筆以上，第1/834頁', '10,000筆以上'],
] as const)('a total that is a minimum says so in %s', (locale, many, one) => {
  overwriteGetLocale(() => locale);
  const info = { page: 1, size: 12, total: 10_000, pages: 834 };
  expect(minimumText(info)).toBe(many);
  expect(minimumText({ ...info, pages: 1 })).toBe(one);
  expect(renderToStaticMarkup(<ListHead info={info} text={many} />)).toContain(`>${many}<`);
  expect(renderToStaticMarkup(<ListHead info={info} />)).not.toContain(one);
});

it('the count of a type is a minimum if older items of it were left out, and that of all if any is', () => {
  expect(isPartial(['news'], 'news')).toBe(true);
  expect(isPartial(['news'], 'patent')).toBe(false);
  expect(isPartial(['news'], undefined)).toBe(true);
  expect(isPartial([], undefined)).toBe(false);
});
