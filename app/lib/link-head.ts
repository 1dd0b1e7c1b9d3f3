import { pageHead } from './seo.ts';

/**
 * The head of a page whose address holds the secret of a mailed link: no other address is told of it. Not
 * `no-referrer`, by which browsers post forms without an origin.
 */
export function linkHead(page: Parameters<typeof pageHead>[0]) {
  const head = pageHead({ ...page, isNoindex: true });
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'strict-origin' }] };
}
