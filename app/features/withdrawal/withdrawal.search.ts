import { dayParam, searchReader } from '#app/routing/search-params.ts';
import { socialParams } from '#app/social/social-search.ts';

export const readWithdrawalSearch = searchReader(socialParams);

/** `until`: first day of re-registration in Korea, YYYY-MM-DD. It identifies nobody. */
export const readGoodbyeSearch = searchReader({ until: dayParam });

export type GoodbyeSearch = ReturnType<typeof readGoodbyeSearch>;
