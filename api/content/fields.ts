import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';

export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be lower case letters, digits and hyphens'),
);

export const lineOf = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

export const localesOf = (max: number) => v.record(localeSchema, lineOf(max));

export type LocaleMap = v.InferOutput<ReturnType<typeof localesOf>>;

/** A path of the site, or a file of the folder. */
export const pictureSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^[^\p{Cc}\\]+$/u, 'must be a path of the site or a file of the folder'),
  v.check((text) => !/(^|\/|%2f)(\.|%2e){2}(\/|%2f|$)/i.test(text), 'must not hold ..'),
);

export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment such as 2026-11-20T10:00:00+09:00'),
  v.transform((text) => new Date(text)),
  v.check((moment) => !Number.isNaN(moment.getTime()), 'must be a moment that there is'),
);

export const publication = {
  publishedAt: v.optional(v.nullable(momentSchema)),
  published: v.optional(v.boolean(), true),
};

type Publication = { publishedAt?: Date | null | undefined; published: boolean };

/** Null: unpublished. */
export function datedPublication({ publishedAt, published }: Publication): Date | null {
  return published ? (publishedAt ?? null) : null;
}

/** Published by default. */
export function plainPublication({ publishedAt, published }: Publication): Date | null {
  return published ? (publishedAt ?? new Date(0)) : null;
}

export const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const categoriesSchema = v.array(v.strictObject({ key: slugSchema, name: localesOf(100) }));

export type ContentCategory = v.InferOutput<typeof categoriesSchema>[number];
