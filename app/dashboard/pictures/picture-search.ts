import * as v from 'valibot';
import { pictureQuerySchema } from '#contract/staff-pictures.ts';
import type { PictureSearch } from './library-pictures.queries.ts';

const { entries } = pictureQuerySchema;

/** An invalid value counts as missing. */
export function parsePictureSearch({ after, ...search }: Readonly<Record<string, string>>): PictureSearch {
  const given: Record<string, string | undefined> = { ...search, cursor: after };
  const valid = Object.entries(entries).flatMap(([name, schema]) => {
    const value = given[name];
    return value !== undefined && v.is(schema, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(valid);
}
