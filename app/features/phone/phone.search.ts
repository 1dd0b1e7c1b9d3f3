import { choiceParam, searchReader } from '#app/routing/search-params.ts';

export const readPhoneSearch = searchReader({
  done: choiceParam(['changed']),
});

export type PhoneSearch = ReturnType<typeof readPhoneSearch>;
