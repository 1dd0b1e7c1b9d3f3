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

export const returnField = 'returnTo';
