import type { Locale } from '#contract/locales.ts';
import { reportError } from './report.server.ts';
import { requestContext } from './request-context.server.ts';

/** As long as a kept page is fresh. */
const freshMs = 60_000;

/**
 * Has a read whose answer is the same for all visitors of a language, and seldom another one, done once a minute. Whoever
 * asks meanwhile gets the same answer; so does everybody while the next read fails.
 */
export function keepRead<T>(read: () => Promise<T>): () => Promise<T> {
  const kept = new Map<Locale, { answer: Promise<T>; until: number }>();
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
    entry.answer.catch(() => kept.delete(locale));
    return entry.answer;
  };
}
