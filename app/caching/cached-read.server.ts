import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { Locale } from '#contract/locales.ts';

/** Milliseconds. An outside API reports no changes of content. */
const freshMs = 10_000;

type Kept<T> = Map<Locale, { answer: Promise<T>; until: number }>;

const allCaches = new Set<Kept<unknown>>();

/** Clears all cached reads. Call after content changes. In-flight reads are discarded too. */
export function clearCachedReads(): void {
  for (const kept of allCaches) kept.clear();
}

/** Only for reads that are the same for all visitors. While a read fails, the previous value is served. */
export function cachedRead<T>(read: () => Promise<T>): () => Promise<T> {
  const kept: Kept<T> = new Map();
  allCaches.add(kept);
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
    entry.answer.catch(() => {
      if (kept.get(locale) === entry) kept.delete(locale);
    });
    return entry.answer;
  };
}
