import * as v from 'valibot';
import { maxPageSize } from './list-limits.ts';
import { integerText } from './paging.ts';

/* Pages by position: they stay stable and fast when items are added before them. */

const positionSchema = v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/, 'invalid'));

const defaultSize = 50;

/** `after` and `before` are positions that an earlier answer named. `before` wins. */
export const keysetQueryEntries = {
  after: v.optional(positionSchema),
  before: v.optional(positionSchema),
  size: v.optional(integerText(1, maxPageSize), defaultSize),
};

const keysetQuerySchema = v.object(keysetQueryEntries);

export type KeysetQuery = v.InferOutput<typeof keysetQuerySchema>;

const positions = { previous: v.nullable(v.string()), next: v.nullable(v.string()) };

export function keysetSchema<TSchema extends v.GenericSchema>(item: TSchema) {
  return v.object({ data: v.pipe(v.array(item), v.maxLength(maxPageSize)), ...positions });
}
