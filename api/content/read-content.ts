import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PostKind, postKinds } from '#contract/posts.ts';
import type { ContentCategory } from './fields.ts';
import { ContentError, checkFolder } from './parse-content.ts';
import { type ContentEntry, entryLists, readEntryLists, readFaqs } from './read-entries.ts';
import { type ContentPharmacy, type ContentPlace, readPharmacies } from './read-pharmacies.ts';
import { type ContentPosts, postFolders, readPosts } from './read-posts.ts';
import { type ContentProduct, readProducts } from './read-products.ts';
import { type ContentDocument, type ContentTerm, readDocuments, readTerms } from './read-terms.ts';

export type Content = {
  posts: Record<PostKind, ContentPosts>;
  products: ContentProduct[];
  entries: ContentEntry[];
  faqCategories: ContentCategory[];
  terms: ContentTerm[];
  documents: ContentDocument[];
  pharmacies: ContentPharmacy[];
  places: ContentPlace[];
};

const parts = new Set([
  'README.md',
  ...postKinds.map((kind) => postFolders[kind]),
  'products',
  'faqs',
  'terms',
  'documents',
  ...entryLists.map((name) => `${name}.yaml`),
  'pharmacies.yaml',
  'places.yaml',
]);

/** Otherwise a folder with a mistyped name would be ignored. */
function checkParts(folder: string): void {
  const unknown = readdirSync(folder).find((name) => !parts.has(name) && !name.startsWith('.'));
  if (unknown) throw new ContentError(`${join(folder, unknown)}: is no part of a content folder`);
}

/** @throws {ContentError} naming the invalid file */
export function readContent(folder: string): Content {
  checkFolder(folder);
  checkParts(folder);
  const faqs = readFaqs(folder);
  return {
    posts: {
      patent: readPosts(folder, 'patent'),
      thesis: readPosts(folder, 'thesis'),
      news: readPosts(folder, 'news'),
      press: readPosts(folder, 'press'),
    },
    products: readProducts(folder),
    entries: [...readEntryLists(folder), ...faqs.entries],
    faqCategories: faqs.categories,
    terms: readTerms(folder),
    documents: readDocuments(folder),
    ...readPharmacies(folder),
  };
}
