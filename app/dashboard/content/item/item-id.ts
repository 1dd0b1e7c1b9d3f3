import * as v from 'valibot';
import { idSchema } from '#contract/paging.ts';

/** Zero, which no item has, for anything but an identifier. */
export function itemIdOf({ id }: Readonly<Record<string, string>>): number {
  const parsed = v.safeParse(idSchema, id);
  return parsed.success ? parsed.output : 0;
}
