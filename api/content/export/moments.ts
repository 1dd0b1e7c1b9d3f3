import type { EntryKind } from '#contract/company.ts';

const koreanOffset = 9 * 60 * 60 * 1000;

/** Korean time, such as 2026-11-20T10:00:00+09:00, with milliseconds if there are any. */
export function koreanTimestamp(moment: Date): string {
  const shifted = new Date(moment.getTime() + koreanOffset).toISOString();
  return shifted.replace(/(?:\.000)?Z$/, '+09:00');
}

export type StoredPublication = { publishedAt?: string; published?: false };

/** For items that are public by default. */
export function plainFields(publishedAt: Date | null): StoredPublication {
  if (!publishedAt) return { published: false };
  return publishedAt.getTime() === 0 ? {} : { publishedAt: koreanTimestamp(publishedAt) };
}

/** Entries are public by default, except openings, which need a date. */
export function hiddenField(kind: EntryKind, publishedAt: Date | null): StoredPublication {
  return publishedAt === null && kind !== 'recruit' ? { published: false } : {};
}
