import { choiceParam, patternParam, searchReader } from '#app/routing/search-params.ts';
import { tokenPattern } from '#contract/patterns.ts';

/** `token`: secret of a mailed link; undefined when the link is damaged. */
export const readVerifySearch = searchReader({
  token: patternParam(tokenPattern),
  done: choiceParam(['verified', 'mailed']),
});

export type VerifySearch = ReturnType<typeof readVerifySearch>;
