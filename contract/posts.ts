import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { idSchema, pageQuerySchema } from './paging.ts';
import { identifierSchema, linkSchema, timestampSchema } from './text.ts';

export const postKinds = ['news', 'press', 'patent', 'thesis'] as const;

export type PostKind = (typeof postKinds)[number];

export const categorySchema = v.object({
  id: identifierSchema,
  name: v.string(),
});

export const countedCategorySchema = v.object({
  ...categorySchema.entries,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type CountedCategory = v.InferOutput<typeof countedCategorySchema>;

export const postListQuerySchema = v.object({
  ...pageQuerySchema.entries,
  idCategory: v.optional(idSchema),
});

const patentStatuses = ['registered', 'published', 'pending'] as const;

export const postDetailSchemas = {
  patent: v.object({
    /** Registration number if registered, otherwise the application number. */
    number: v.string(),
    status: v.picklist(patentStatuses),
    applicant: v.string(),
  }),
  thesis: v.object({
    authors: v.array(v.string()),
    journal: v.string(),
    year: v.pipe(v.number(), v.integer()),
    doi: v.nullable(v.string()),
  }),
  news: v.object({}),
  press: v.object({ outlet: v.string(), externalUrl: linkSchema }),
} as const;

/** `locale` is the language of title and summary; `locales` are the languages with content too. */
const postSummarySchema = v.object({
  id: identifierSchema,
  locale: localeSchema,
  title: v.string(),
  summary: v.string(),
  category: v.nullable(categorySchema),
  publishedAt: timestampSchema,
  thumbnail: v.nullable(linkSchema),
  locales: v.optional(v.array(localeSchema)),
});

const neighbourSchema = v.nullable(
  v.object({ id: identifierSchema, locale: localeSchema, title: v.string() }),
);

export const fileSchema = v.object({
  name: v.string(),
  url: linkSchema,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type StoredFile = v.InferOutput<typeof fileSchema>;

const productReferenceSchema = v.object({
  id: identifierSchema,
  locale: localeSchema,
  name: v.string(),
  code: v.nullable(v.string()),
});

export type ProductReference = v.InferOutput<typeof productReferenceSchema>;

/** `content` is Markdown in `contentLocale`, or in `locale` if absent. `previous` is older, `next` newer. */
const articleEntries = {
  content: v.string(),
  contentLocale: v.optional(localeSchema),
  files: v.array(fileSchema),
  products: v.optional(v.array(productReferenceSchema)),
  previous: neighbourSchema,
  next: neighbourSchema,
};

const articleSchema = v.object(articleEntries);

export type ArticleDetail = v.InferOutput<typeof articleSchema>;

function summaryOf<const TEntries extends v.ObjectEntries>(details: v.ObjectSchema<TEntries, undefined>) {
  return v.object({ ...postSummarySchema.entries, ...details.entries });
}

function detailOf<const TEntries extends v.ObjectEntries>(details: v.ObjectSchema<TEntries, undefined>) {
  return v.object({ ...postSummarySchema.entries, ...details.entries, ...articleEntries });
}

export const patentSummarySchema = summaryOf(postDetailSchemas.patent);
export const patentDetailSchema = detailOf(postDetailSchemas.patent);
export const thesisSummarySchema = summaryOf(postDetailSchemas.thesis);
export const thesisDetailSchema = detailOf(postDetailSchemas.thesis);
export const newsSummarySchema = summaryOf(postDetailSchemas.news);
export const newsDetailSchema = detailOf(postDetailSchemas.news);
export const pressSummarySchema = summaryOf(postDetailSchemas.press);

export type PostSummary = v.InferOutput<typeof postSummarySchema>;
export type PatentSummary = v.InferOutput<typeof patentSummarySchema>;
export type PatentDetail = v.InferOutput<typeof patentDetailSchema>;
export type ThesisSummary = v.InferOutput<typeof thesisSummarySchema>;
export type ThesisDetail = v.InferOutput<typeof thesisDetailSchema>;
export type PressSummary = v.InferOutput<typeof pressSummarySchema>;
export type NewsSummary = v.InferOutput<typeof newsSummarySchema>;
export type NewsDetail = v.InferOutput<typeof newsDetailSchema>;
export type Neighbour = v.InferOutput<typeof neighbourSchema>;
