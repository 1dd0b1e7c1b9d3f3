export * from './catalogue.ts';
export * from './contacts.ts';
export * from './documents.ts';
export * from './members.ts';
export * from './mypage.ts';
export * from './operations.ts';
export * from './posts.ts';
export * from './terms.ts';
