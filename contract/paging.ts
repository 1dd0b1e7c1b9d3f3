import * as v from 'valibot';
import { defaultPageSize, maxId, maxPage, maxPageSize } from './list-limits.ts';

export function integerText(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))], 'invalid_number'),
    v.integer('invalid_number'),
    v.minValue(min, 'out_of_range'),
    v.maxValue(max, 'out_of_range'),
  );
}

export const idSchema = integerText(1, maxId);

export const idParamsSchema = v.object({ id: idSchema });

export const pageQuerySchema = v.object({
  page: v.optional(integerText(1, maxPage), 1),
  size: v.optional(integerText(1, maxPageSize), defaultPageSize),
});

const pageInfoSchema = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type PageInfo = v.InferOutput<typeof pageInfoSchema>;

export function dataSchema<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.object({ data: item });
}

export function pagedSchema<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.object({ data: v.pipe(v.array(item), v.maxLength(maxPageSize)), page: pageInfoSchema });
}
