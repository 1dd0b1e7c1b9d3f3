export const noteFieldId = 'inbox-note';
