import * as v from 'valibot';
import { safePath } from './safe-path.ts';

/** The search of a page that leads into an account: `next` is where to go on to, a path of ours. */
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

/** The hidden field that keeps it while the form is filled in; `next` itself is a field of passwords. */
export const returnField = 'returnTo';
