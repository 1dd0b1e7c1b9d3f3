import { choiceParam, patternParam, searchReader } from '#app/routing/search-params.ts';
import { tokenPattern } from '#contract/patterns.ts';

export const readForgotSearch = searchReader({
  done: choiceParam(['sent']),
});

export type ForgotSearch = ReturnType<typeof readForgotSearch>;

/** Undefined when the link is damaged. */
export const readResetSearch = searchReader({ token: patternParam(tokenPattern) });

export type ResetSearch = ReturnType<typeof readResetSearch>;
