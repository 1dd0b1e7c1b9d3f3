import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { timestampSchema } from './text.ts';

export const termKinds = ['terms', 'privacy', 'withdrawal', 'inquiry', 'marketing'] as const;

export type TermKind = (typeof termKinds)[number];

export const termKindSchema = v.object({ kind: v.picklist(termKinds) });

export const termSchema = v.object({
  version: v.string(),
  effectiveAt: timestampSchema,
  locale: localeSchema,
  title: v.string(),
  content: v.string(),
  locales: v.optional(v.array(localeSchema)),
});

export type Term = v.InferOutput<typeof termSchema>;
