import { choiceParam, searchReader } from '#app/routing/search-params.ts';
import { socialParams } from '#app/social/social-search.ts';

/** `done` names the saved part; the other params are the result of linking. */
export const readProfileSearch = searchReader({
  ...socialParams,
  done: choiceParam(['saved']),
});

export type ProfileSearch = ReturnType<typeof readProfileSearch>;
