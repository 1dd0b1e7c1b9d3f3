import * as v from 'valibot';
import { maxPageSize } from './list-limits.ts';
import { integerText } from './paging.ts';
import { storable } from './short-text.ts';
import { itemSummarySchema } from './staff-content.ts';
import { identifierSchema, linkSchema, timestampSchema } from './text.ts';

export const maxPictureBytes = 30_000_000;

const pictureIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'invalid'));

export const pictureParamsSchema = v.object({ picture: pictureIdSchema });

/** `url` is what a field or a Markdown text names. Pictures that no public item names are shown to staff only. */
export const libraryPictureSchema = v.object({
  id: pictureIdSchema,
  url: linkSchema,
  /** 800 pixels wide at most. */
  previewUrl: linkSchema,
  width: identifierSchema,
  height: identifierSchema,
  size: identifierSchema,
  name: v.string(),
  at: timestampSchema,
  by: v.nullable(v.string()),
  /** Items that name it in a draft, a public or a scheduled version. */
  uses: identifierSchema,
});

export type LibraryPicture = v.InferOutput<typeof libraryPictureSchema>;

export const pictureQuerySchema = v.object({
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'too_long'), storable)),
  unused: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+$/, 'invalid'))),
  size: v.optional(integerText(1, maxPageSize), 50),
});

export type PictureQuery = v.InferOutput<typeof pictureQuerySchema>;

export const pictureListSchema = v.object({
  data: v.array(libraryPictureSchema),
  next: v.nullable(v.string()),
});

export const pictureUsesSchema = v.object({
  ...libraryPictureSchema.entries,
  items: v.array(itemSummarySchema),
});
