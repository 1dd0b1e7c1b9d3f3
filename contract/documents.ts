import * as v from 'valibot';
import { documentTypes } from './document-types.ts';
import { localeSchema } from './locale-schemas.ts';
import { linkSchema } from './text.ts';

export const documentTypeSchema = v.picklist(documentTypes);

export const documentQuerySchema = v.object({ type: v.optional(documentTypeSchema) });

export const documentSchema = v.object({
  type: documentTypeSchema,
  locale: localeSchema,
  title: v.string(),
  url: linkSchema,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type CompanyDocument = v.InferOutput<typeof documentSchema>;

export const fileIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
