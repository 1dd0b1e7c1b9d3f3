import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { termVersionSchema } from './short-text.ts';
import { timestampSchema } from './text.ts';

export const termKinds = [
  'terms',
  'privacy',
  'withdrawal',
  'inquiry',
  'marketing',
  'advertising',
  'profile',
] as const;

export type TermKind = (typeof termKinds)[number];

export const consentKinds = ['terms', 'privacy'] as const satisfies readonly TermKind[];

export type ConsentKind = (typeof consentKinds)[number];

export const termKindSchema = v.object({ kind: v.picklist(termKinds) });

export const termQuerySchema = v.object({ version: v.optional(termVersionSchema) });

export const termStatuses = ['upcoming', 'in_force', 'previous'] as const;

export const termVersionsSchema = v.array(
  v.object({ version: v.string(), effectiveAt: timestampSchema, status: v.picklist(termStatuses) }),
);

export const termSchema = v.object({
  version: v.string(),
  effectiveAt: timestampSchema,
  locale: localeSchema,
  title: v.string(),
  content: v.string(),
  changes: v.optional(v.nullable(v.string())),
  locales: v.optional(v.array(localeSchema)),
  /** Newest first. */
  versions: v.optional(termVersionsSchema),
});

export type Term = v.InferOutput<typeof termSchema>;
