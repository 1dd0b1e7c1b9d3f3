/** Names of the forms: of the page that asks, and of a question's page. */
export const askForm = 'ask';
export const changeForm = 'change';
export const deleteForm = 'delete';

export const newQuestionPath = '/mypage/questions/new';
