export const newQuestionForm = 'ask';
export const changeForm = 'change';
export const deleteForm = 'delete';

export const newQuestionPath = '/mypage/questions/new';
