import { choiceParam, patternParam, searchReader } from '#app/routing/search-params.ts';
import { tokenPattern } from '#contract/patterns.ts';

export const readUnsubscribeSearch = searchReader({
  token: patternParam(tokenPattern),
  done: choiceParam(['unsubscribed']),
});

export type UnsubscribeSearch = ReturnType<typeof readUnsubscribeSearch>;
