import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { isLocale, type Locale, localeSchema } from '#contract/locales.ts';

const categoriesSchema = v.array(v.object({ key: v.string(), name: v.record(localeSchema, v.string()) }));

const postSchema = v.object({
  category: v.string(),
  publishedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

const frontMatterSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  summary: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
});

export type ContentCategory = v.InferOutput<typeof categoriesSchema>[number];

export type ContentTranslation = v.InferOutput<typeof frontMatterSchema> & {
  locale: Locale;
  /** Markdown, or null where only title and summary are translated. */
  content: string | null;
};

export type ContentPost = v.InferOutput<typeof postSchema> & {
  slug: string;
  translations: ContentTranslation[];
};

/** A content file that cannot be used; the message names the file and what is wrong with it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

function parseFile<TSchema extends v.GenericSchema>(
  file: string,
  schema: TSchema,
  text: string,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, parseYaml(text));
  if (result.success) return result.output;
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  throw new ContentError(`${file}: ${reasons.join('; ')}`);
}

/** Markdown with YAML front matter between two lines of three dashes. */
function parseMarkdown(file: string): Omit<ContentTranslation, 'locale'> {
  const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  if (!match) throw new ContentError(`${file}: has no front matter`);
  const [, frontMatter = '', body = ''] = match;
  return { ...parseFile(file, frontMatterSchema, frontMatter), content: body.trim() || null };
}

function readPost(folder: string, slug: string): ContentPost {
  const file = join(folder, slug, 'post.yaml');
  const translations = readdirSync(join(folder, slug)).flatMap((name) => {
    const locale = name.replace(/\.md$/, '');
    return isLocale(locale) ? [{ locale, ...parseMarkdown(join(folder, slug, name)) }] : [];
  });
  if (!translations.some(({ content }) => content))
    throw new ContentError(`${file}: no language has content`);
  return { ...parseFile(file, postSchema, readFileSync(file, 'utf8')), slug, translations };
}

/** The categories and posts of one folder such as content/news. */
export function readPostFolder(folder: string): { categories: ContentCategory[]; posts: ContentPost[] } {
  const categoriesFile = join(folder, 'categories.yaml');
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    categories: parseFile(categoriesFile, categoriesSchema, readFileSync(categoriesFile, 'utf8')),
    posts: slugs.map((slug) => readPost(folder, slug)),
  };
}

/** SHA-256 over the names and bytes of all files below a folder, hexadecimal. */
export function digestFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
