import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PostKind, postKinds } from '#contract/posts.ts';
import { ContentError } from './content-error.ts';
import type { ContentCategory } from './fields.ts';
import { checkFolder } from './parse-content.ts';
import { type PictureFile, Pictures } from './pictures.ts';
import { type ContentEntry, entryLists, readEntryLists } from './read-entries.ts';
import { readFaqs } from './read-faqs.ts';
import { type ContentLot, readLots } from './read-lots.ts';
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
  lots: ContentLot[];
  pictures: PictureFile[];
  /** Lines that name stored pictures, by URL. */
  storedPictures: ReadonlyMap<string, string>;
};

const parts = new Set([
  'README.md',
  'facts.yaml',
  ...postKinds.map((kind) => postFolders[kind]),
  'products',
  'faqs',
  'terms',
  'documents',
  ...Object.keys(entryLists).map((name) => `${name}.yaml`),
  'pharmacies.yaml',
  'places.yaml',
  'lots.yaml',
  'pictures',
]);

/** Otherwise a folder with a mistyped name would be ignored. */
function checkParts(folder: string): void {
  const unknown = readdirSync(folder).find((name) => !parts.has(name) && !name.startsWith('.'));
  if (unknown) throw new ContentError(`${join(folder, unknown)}: is no part of a content folder`);
}

/** @throws {ContentError} naming the invalid file */
export function readContent(folder: string, resizedPictures?: string): Content {
  const pictures = new Pictures(folder, resizedPictures);
  checkFolder(folder);
  checkParts(folder);
  const faqs = readFaqs(folder, pictures);
  const content = {
    posts: {
      patent: readPosts(folder, 'patent', pictures),
      thesis: readPosts(folder, 'thesis', pictures),
      news: readPosts(folder, 'news', pictures),
      press: readPosts(folder, 'press', pictures),
    },
    products: readProducts(folder, pictures),
    entries: [...readEntryLists(folder, pictures), ...faqs.entries],
    faqCategories: faqs.categories,
    terms: readTerms(folder, pictures),
    documents: readDocuments(folder, pictures),
    ...readPharmacies(folder),
    lots: readLots(folder),
  };
  pictures.checkUnused(join(folder, 'pictures'));
  return { ...content, pictures: pictures.used(), storedPictures: pictures.stored() };
}
