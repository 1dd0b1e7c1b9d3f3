import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { Locale } from '#contract/locales.ts';

/** For as long something may be old where nobody tells that content has changed: an outside API does not. */
const freshMs = 10_000;

type Kept<T> = Map<Locale, { answer: Promise<T>; until: number }>;

const allKept = new Set<Kept<unknown>>();

/** Has everything read anew, after content has changed. What is under way by then is not kept either. */
export function forgetReads(): void {
  for (const kept of allKept) kept.clear();
}

/**
 * Has a read whose answer is the same for all visitors of a language, and that many pages need, done once in ten seconds.
 * Whoever asks meanwhile gets the same answer; so does everybody while the next read fails.
 */
export function keepRead<T>(read: () => Promise<T>): () => Promise<T> {
  const kept: Kept<T> = new Map();
  allKept.add(kept);
  return () => {
    const { locale } = requestContext();
    const known = kept.get(locale);
    if (known && Date.now() < known.until) return known.answer;
    const entry = { answer: read(), until: Date.now() + freshMs };
    if (known) {
      entry.answer = entry.answer.catch((error) => {
        reportError(error);
        return known.answer;
      });
    }
    kept.set(locale, entry);
    // What was never known is asked for again.
    entry.answer.catch(() => {
      if (kept.get(locale) === entry) kept.delete(locale);
    });
    return entry.answer;
  };
}
