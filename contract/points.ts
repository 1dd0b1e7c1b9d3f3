import * as v from 'valibot';
import { pointPeriods } from './filters.ts';
import { pageQuerySchema } from './paging.ts';
import { dateSchema } from './short-text.ts';
import { identifierSchema, timestampSchema } from './text.ts';

/** `from` and `to` are inclusive days in Korean time; `period` wins over both. */
export const pointsQuerySchema = v.object({
  ...pageQuerySchema.entries,
  period: v.optional(v.picklist(pointPeriods)),
  from: v.optional(dateSchema),
  to: v.optional(dateSchema),
});

export type PointsQuery = v.InferOutput<typeof pointsQuerySchema>;

export const pointSchema = v.object({
  id: identifierSchema,
  date: timestampSchema,
  description: v.string(),
  saved: v.pipe(v.number(), v.integer(), v.minValue(0)),
  used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  balance: v.pipe(v.number(), v.integer()),
});

export type Point = v.InferOutput<typeof pointSchema>;
