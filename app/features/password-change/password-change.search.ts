import { choiceParam, searchReader } from '#app/routing/search-params.ts';

export const readPasswordChangeSearch = searchReader({
  done: choiceParam(['changed', 'set']),
});

export type PasswordChangeSearch = ReturnType<typeof readPasswordChangeSearch>;
