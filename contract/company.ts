import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { idSchema } from './pages.ts';
import { categorySchema } from './posts.ts';
import { flagSchema } from './products.ts';
import { dateSchema, identifierSchema, linkSchema, timestampSchema } from './text.ts';

/** Small lists about the company. */
export const entryKinds = ['history', 'client', 'person', 'recruit', 'quote', 'faq', 'figure'] as const;

export type EntryKind = (typeof entryKinds)[number];

const common = { id: identifierSchema, locale: localeSchema };

/** `isMilestone`, an extension: one of the entries that lead. */
export const historyEntrySchema = v.object({
  ...common,
  year: v.pipe(v.number(), v.integer()),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  text: v.string(),
  isMilestone: v.optional(v.boolean()),
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

export const clientSchema = v.object({
  ...common,
  name: v.string(),
  description: v.string(),
  logo: v.nullable(linkSchema),
  isMain: v.boolean(),
});

/** true: the main ones, false: the others. */
export const mainQuerySchema = v.object({ isMain: flagSchema });

/** People of the company. */
export const personSchema = v.object({
  ...common,
  name: v.string(),
  role: v.string(),
  introduction: v.string(),
  image: v.nullable(linkSchema),
});

/** A position that is open. `closesOn` null: until it is filled. */
export const openingSchema = v.object({
  ...common,
  title: v.string(),
  department: v.string(),
  place: v.string(),
  employment: v.string(),
  summary: v.string(),
  publishedAt: timestampSchema,
  closesOn: v.nullable(dateSchema),
});

/** What a customer says. */
export const quoteSchema = v.object({
  ...common,
  text: v.string(),
  author: v.string(),
  company: v.string(),
});

/** The company in figures. `value` as it is written, `label` with its unit and source; `isMain`: for the homepage. */
export const figureSchema = v.object({
  ...common,
  value: v.string(),
  label: v.string(),
  isMain: v.boolean(),
});

export type Figure = v.InferOutput<typeof figureSchema>;

export const faqQuerySchema = v.object({ idCategory: v.fallback(v.optional(idSchema), undefined) });

/** `answer` is Markdown. */
export const faqSchema = v.object({
  ...common,
  category: v.nullable(categorySchema),
  question: v.string(),
  answer: v.string(),
});
