import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { type PostKind, postDetailSchemas } from '#contract/posts.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import {
  type ContentCategory,
  categoriesSchema,
  datedPublication,
  lineOf,
  pictureSchema,
  publication,
  slugSchema,
} from './fields.ts';
import { foldersOf, type Localised, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';
import { readAttachments } from './read-attachment.ts';

export type ContentPost = {
  file: string;
  slug: string;
  category: string | null;
  publishedAt: Date | null;
  thumbnail: string | null;
  details: Record<string, unknown>;
  translations: {
    locale: Locale;
    title: string;
    summary: string;
    /** Markdown; null where only title and summary are translated. */
    content: string | null;
    details: Record<string, unknown>;
  }[];
  files: ContentFile[];
  /** The id of a new row, if already known. */
  id?: number | undefined;
};

export type ContentPosts = { categories: ContentCategory[]; posts: ContentPost[] };

export const postFolders: Record<PostKind, string> = {
  patent: 'patents',
  thesis: 'theses',
  news: 'news',
  press: 'press',
};

/** The slugs of the products that a post is about. */
const about = { products: v.optional(v.array(slugSchema)) };

const detailSchemas: Record<PostKind, v.GenericSchema> = {
  patent: v.strictObject({ ...postDetailSchemas.patent.entries, ...about }),
  thesis: v.strictObject({ ...postDetailSchemas.thesis.entries, ...about }),
  news: v.strictObject({ ...postDetailSchemas.news.entries, ...about }),
  press: v.strictObject({ ...postDetailSchemas.press.entries, ...about }),
};

const postSchema = v.objectWithRest(
  {
    category: v.optional(v.nullable(slugSchema)),
    thumbnail: v.optional(v.nullable(pictureSchema)),
    ...publication,
  },
  v.unknown(),
);

const frontMatterSchema = v.objectWithRest({ title: lineOf(200), summary: lineOf(500) }, v.unknown());

const picturesPerKind = 8;

/** The default picture of a post, always the same for the same slug. */
export function pictureFor(kind: PostKind, slug: string): string {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return `/art/posts/${kind}-${(hash % picturesPerKind) + 1}.avif`;
}

type PostSource = {
  file: string;
  slug: string;
  /** Parsed `post.yaml`. */
  fields: unknown;
  languages: Localised<unknown>[];
  files: ContentFile[];
};

/** @param pictureOf the URL of a picture that a field names */
export function parsePost(
  kind: PostKind,
  { file, slug, fields, languages, files }: PostSource,
  pictureOf: (reference: string) => string,
): ContentPost {
  const post = parseContent(file, postSchema, fields);
  const { category, thumbnail, publishedAt, published, ...details } = post;
  const translations = languages.map((language) => {
    const { title, summary, ...own } = parseContent(language.file, frontMatterSchema, language.front);
    // The API serves both merged.
    parseContent(language.file, detailSchemas[kind], { ...details, ...own });
    return { locale: language.locale, title, summary, content: language.body || null, details: own };
  });
  if (kind !== 'press' && !translations.some(({ content }) => content))
    throw new ContentError(`${file}: no language has content`);
  const ownThumbnail = thumbnail && pictureOf(thumbnail);
  return {
    file,
    slug,
    category: category ?? null,
    publishedAt: datedPublication({ publishedAt, published }),
    thumbnail: ownThumbnail === undefined ? pictureFor(kind, slug) : ownThumbnail,
    details,
    translations,
    files,
  };
}

function readPost(kind: PostKind, folder: string, slug: string, pictures: Pictures): ContentPost {
  const file = join(folder, 'post.yaml');
  parseContent(folder, slugSchema, slug);
  const fields = readYaml(file, v.unknown());
  const languages = readLanguages(folder, v.unknown(), pictures);
  const files = readAttachments(folder);
  const post = parsePost(kind, { file, slug, fields, languages, files }, (reference) =>
    pictures.resolve(file, reference),
  );
  pictures.checkUnused(folder);
  return post;
}

export function readPosts(root: string, kind: PostKind, pictures: Pictures): ContentPosts {
  const folder = join(root, postFolders[kind]);
  const categoriesFile = join(folder, 'categories.yaml');
  return {
    categories: existsSync(categoriesFile) ? readYaml(categoriesFile, categoriesSchema) : [],
    posts: foldersOf(folder).map((slug) => readPost(kind, join(folder, slug), slug, pictures)),
  };
}
