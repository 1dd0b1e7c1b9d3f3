import { choiceParam, listParams, searchReader } from '#app/routing/search-params.ts';

export const readQuestionsSearch = searchReader({
  ...listParams,
  done: choiceParam(['deleted']),
});

export type QuestionsSearch = ReturnType<typeof readQuestionsSearch>;

/** `view` opens a form of the question, for links and without JavaScript. */
export const readQuestionSearch = searchReader({
  view: choiceParam(['change', 'delete']),
  done: choiceParam(['asked', 'changed']),
});

export type QuestionSearch = ReturnType<typeof readQuestionSearch>;
