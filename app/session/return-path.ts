import * as v from 'valibot';
import { safePath } from './safe-path.ts';

export const returnSearchEntries = {
  next: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((path) => safePath(path)),
      ),
    ),
    undefined,
  ),
};

/** Not `next`, which is a field of the password forms. */
export const returnField = 'returnTo';
