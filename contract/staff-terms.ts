import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { completeLocales, type Locale, locales } from './locales.ts';
import { dateSchema, lineSchema } from './short-text.ts';
import { type TermKind, termKinds, termStatuses } from './terms.ts';
import { identifierSchema, paragraphsSchema, timestampSchema } from './text.ts';

/** Days between the announcement of a version and the day from which it holds. */
export const noticeDays = { usual: 7, unfavourable: 30 };

export const termLanguages: Readonly<Record<TermKind, readonly Locale[]>> = {
  terms: completeLocales,
  privacy: completeLocales,
  withdrawal: completeLocales,
  inquiry: locales,
  marketing: completeLocales,
  advertising: completeLocales,
  profile: completeLocales,
};

export const termTextMaxLengths = { title: 200, changes: 1000, content: 60_000 };

const count = v.pipe(v.number(), v.integer());

const versionEntries = {
  id: identifierSchema,
  version: v.string(),
  effectiveAt: timestampSchema,
  status: v.picklist(termStatuses),
  isUnfavourable: v.boolean(),
  consentAgain: v.boolean(),
  announcedAt: v.nullable(timestampSchema),
  announcedBy: v.nullable(v.string()),
  locales: v.array(localeSchema),
  /** Members, or for `inquiry` stored inquiries, who agreed to it. */
  consents: count,
  mailed: count,
};

const draftSummary = v.object({
  effectiveOn: v.nullable(dateSchema),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
});

export const staffTermsSchema = v.array(
  v.object({
    kind: v.picklist(termKinds),
    versions: v.array(v.object(versionEntries)),
    draft: v.nullable(draftSummary),
  }),
);

export type StaffTerms = v.InferOutput<typeof staffTermsSchema>;

const textSchema = v.object({
  locale: localeSchema,
  title: v.string(),
  content: v.string(),
  changes: v.nullable(v.string()),
});

export type TermText = v.InferOutput<typeof textSchema>;

/** The version before, to compare with. Null for the first one. */
const baseSchema = v.nullable(v.object({ version: v.string(), texts: v.array(textSchema) }));

export const staffTermSchema = v.object({
  kind: v.picklist(termKinds),
  ...versionEntries,
  texts: v.array(textSchema),
  base: baseSchema,
  consentsByLanguage: v.array(v.object({ language: localeSchema, count })),
});

export type StaffTerm = v.InferOutput<typeof staffTermSchema>;

export const termDraftSchema = v.object({
  kind: v.picklist(termKinds),
  revision: count,
  effectiveOn: v.nullable(dateSchema),
  isUnfavourable: v.boolean(),
  consentAgain: v.boolean(),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
  texts: v.array(textSchema),
  base: baseSchema,
  /** The first day that the law allows if it is announced now, by `isUnfavourable`. */
  earliest: v.object({ usual: dateSchema, unfavourable: dateSchema }),
});

export type TermDraft = v.InferOutput<typeof termDraftSchema>;

/** Incomplete texts can be saved. The announcement requires all of them. */
const draftText = (max: number) => v.union([v.literal(''), paragraphsSchema(max)]);

export const termDraftChangeSchema = v.object({
  /** As read. Another one is a conflict: somebody changed the draft since. */
  revision: count,
  effectiveOn: v.nullable(dateSchema),
  isUnfavourable: v.boolean(),
  consentAgain: v.boolean(),
  texts: v.pipe(
    v.array(
      v.object({
        locale: localeSchema,
        title: v.union([v.literal(''), lineSchema(termTextMaxLengths.title)]),
        content: draftText(termTextMaxLengths.content),
        changes: draftText(termTextMaxLengths.changes),
      }),
    ),
    v.maxLength(locales.length, 'out_of_range'),
    v.check((texts) => new Set(texts.map(({ locale }) => locale)).size === texts.length, 'invalid'),
  ),
});

export type TermDraftChange = v.InferOutput<typeof termDraftChangeSchema>;

export const announceTermSchema = v.object({ revision: count });
