import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** An article about a product. `source` is the number of a patent, or the journal and year of a paper. */
export const evidenceSchema = v.object({
  kind: v.picklist(['thesis', 'patent', 'news']),
  id: identifierSchema,
  locale: localeSchema,
  title: v.string(),
  category: v.nullable(v.string()),
  source: v.nullable(v.string()),
  publishedAt: timestampSchema,
});

export type Evidence = v.InferOutput<typeof evidenceSchema>;
