import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { idSchema, pageQuerySchema } from './pages.ts';
import { timestampSchema } from './text.ts';

const categorySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
});

export const countedCategorySchema = v.object({
  ...categorySchema.entries,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type CountedCategory = v.InferOutput<typeof countedCategorySchema>;

export const postListQuerySchema = v.object({
  ...pageQuerySchema.entries,
  idCategory: v.fallback(v.optional(idSchema), undefined),
});

export const postIdSchema = v.object({ id: idSchema });

/** An item of a list. `locale` is the language that its title and summary are served in. */
export const newsSummarySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  locale: localeSchema,
  title: v.string(),
  summary: v.string(),
  category: v.nullable(categorySchema),
  publishedAt: timestampSchema,
  thumbnail: v.nullable(v.string()),
});

export type NewsSummary = v.InferOutput<typeof newsSummarySchema>;

const neighbourSchema = v.nullable(
  v.object({ id: v.pipe(v.number(), v.safeInteger()), locale: localeSchema, title: v.string() }),
);

const fileSchema = v.object({ name: v.string(), url: v.string(), size: v.number() });

/** `content` is Markdown in `contentLocale`, where that differs from `locale`; previous is the older neighbour, next the newer one. */
export const newsDetailSchema = v.object({
  ...newsSummarySchema.entries,
  content: v.string(),
  contentLocale: v.optional(localeSchema),
  files: v.array(fileSchema),
  previous: neighbourSchema,
  next: neighbourSchema,
});

export type NewsDetail = v.InferOutput<typeof newsDetailSchema>;
