import { choiceParam, searchReader } from '#app/routing/search-params.ts';
import { returnParams } from '#app/session/return-path.ts';
import { socialParams } from '#app/social/social-search.ts';

/** `done` says which action led here. Failed social sign-ins return here. */
export const readLoginSearch = searchReader({
  ...returnParams,
  ...socialParams,
  done: choiceParam(['reset']),
});

export type LoginSearch = ReturnType<typeof readLoginSearch>;
