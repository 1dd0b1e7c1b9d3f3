import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { faqSchema } from '#contract/company.ts';
import { ContentError } from './content-error.ts';
import {
  type ContentCategory,
  categoriesSchema,
  lineOf,
  plainPublication,
  positionSchema,
  publication,
  slugSchema,
} from './fields.ts';
import { foldersOf, type Localised, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';
import { type ContentEntry, checkLength } from './read-entries.ts';

const faqFileSchema = v.strictObject({ category: slugSchema, position: positionSchema, ...publication });
const questionSchema = v.strictObject({ question: lineOf(300) });
const servedFaqSchema = v.pick(faqSchema, ['question', 'answer']);

type FaqSource = { file: string; slug: string; fields: unknown; languages: Localised<unknown>[] };

export function parseFaq({ file, slug, fields, languages }: FaqSource): ContentEntry {
  const { category, position, ...rest } = parseContent(file, faqFileSchema, fields);
  return {
    kind: 'faq',
    file,
    slug,
    position,
    publishedAt: plainPublication(rest),
    category,
    data: {},
    translations: languages.map(({ file, locale, front, body }) => {
      const question = parseContent(file, questionSchema, front);
      if (!body) throw new ContentError(`${file}: has no answer`);
      return { locale, data: parseContent(file, servedFaqSchema, { ...question, answer: body }) };
    }),
  };
}

function readFaq(folder: string, slug: string, pictures: Pictures): ContentEntry {
  const file = join(folder, 'faq.yaml');
  parseContent(folder, slugSchema, slug);
  const fields = readYaml(file, v.unknown());
  return parseFaq({ file, slug, fields, languages: readLanguages(folder, v.unknown(), pictures) });
}

export function readFaqs(
  root: string,
  pictures: Pictures,
): { categories: ContentCategory[]; entries: ContentEntry[] } {
  const folder = join(root, 'faqs');
  const categoriesFile = join(folder, 'categories.yaml');
  const slugs = foldersOf(folder);
  checkLength(folder, slugs);
  return {
    categories: existsSync(categoriesFile) ? readYaml(categoriesFile, categoriesSchema) : [],
    entries: slugs.map((slug) => readFaq(join(folder, slug), slug, pictures)),
  };
}
