export const answerFieldId = 'inbox-answer';
