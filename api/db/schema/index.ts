/* Every table. Services import from here; the files beside it group the tables by what they are about. */
export * from './catalogue.ts';
export * from './contacts.ts';
export * from './documents.ts';
export * from './members.ts';
export * from './operations.ts';
export * from './posts.ts';
export * from './terms.ts';
