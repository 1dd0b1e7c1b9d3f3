import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { idSchema, pageQuerySchema } from './paging.ts';
import { categorySchema } from './posts.ts';
import { flagSchema } from './products.ts';
import { dateSchema } from './short-text.ts';
import { identifierSchema, linkSchema, timestampSchema } from './text.ts';

export const entryKinds = [
  'history',
  'client',
  'person',
  'recruit',
  'quote',
  'faq',
  'figure',
  'detail',
  'synonym',
] as const;

export type EntryKind = (typeof entryKinds)[number];

const common = { id: identifierSchema, locale: localeSchema };

const yearSchema = v.pipe(v.number(), v.integer());
const monthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/**
 * Extensions of the contract: `isMilestone` is highlighted in the timeline. `isOpen` is an announced goal that is not
 * reached, with the month for which it is planned now. A delayed one has the month that was announced first and the
 * `reason`, also after it is reached.
 */
export const historyEntrySchema = v.object({
  ...common,
  year: yearSchema,
  month: monthSchema,
  text: v.string(),
  isMilestone: v.optional(v.boolean()),
  isOpen: v.optional(v.boolean()),
  plannedYear: v.optional(yearSchema),
  plannedMonth: v.optional(monthSchema),
  reason: v.optional(v.string()),
});

export const historyQuerySchema = v.object({ ...pageQuerySchema.entries, open: flagSchema });

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

export const clientSchema = v.object({
  ...common,
  name: v.string(),
  description: v.string(),
  logo: v.nullable(linkSchema),
  isMain: v.boolean(),
});

export const mainQuerySchema = v.object({ isMain: flagSchema });

export const personSchema = v.object({
  ...common,
  name: v.string(),
  role: v.string(),
  introduction: v.string(),
  image: v.nullable(linkSchema),
});

/** `closesOn` is null for a position that is open until filled. */
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

export const quoteSchema = v.object({
  ...common,
  text: v.string(),
  author: v.string(),
  company: v.string(),
});

/** `label` holds the unit and the source; `isMain` figures are on the homepage. `proof` leads to their evidence. */
export const figureSchema = v.object({
  ...common,
  value: v.string(),
  label: v.string(),
  isMain: v.boolean(),
  proof: v.optional(linkSchema),
});

export type Figure = v.InferOutput<typeof figureSchema>;

export const faqQuerySchema = v.object({ idCategory: v.optional(idSchema) });

export const faqSchema = v.object({
  ...common,
  category: v.nullable(categorySchema),
  question: v.string(),
  answer: v.string(),
});
