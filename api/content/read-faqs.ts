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
import { foldersOf, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';
import { type ContentEntry, checkLength } from './read-entries.ts';

const faqFileSchema = v.strictObject({ category: slugSchema, position: positionSchema, ...publication });
const questionSchema = v.strictObject({ question: lineOf(300) });
const servedFaqSchema = v.pick(faqSchema, ['question', 'answer']);

function readFaq(folder: string, slug: string, pictures: Pictures): ContentEntry {
  const file = join(folder, 'faq.yaml');
  parseContent(folder, slugSchema, slug);
  const { category, position, ...rest } = readYaml(file, faqFileSchema);
  return {
    kind: 'faq',
    file,
    slug,
    position,
    publishedAt: plainPublication(rest),
    category,
    data: {},
    translations: readLanguages(folder, questionSchema, pictures).map(({ file, locale, front, body }) => {
      if (!body) throw new ContentError(`${file}: has no answer`);
      return { locale, data: parseContent(file, servedFaqSchema, { ...front, answer: body }) };
    }),
  };
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
