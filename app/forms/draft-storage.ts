export type DraftStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export const draftPrefix = 'draft/';

const maxAgeMs = 24 * 60 * 60 * 1000;

/** Undefined where the browser refuses access to its storage. */
export function openDraftStorage(name: 'localStorage' | 'sessionStorage'): DraftStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

export function draftsIn(storage: DraftStorage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return names.filter((name) => name !== null).filter((name) => name.startsWith(draftPrefix));
}

/** Also true for a moment that is no number, or in the future. */
export function isExpired(typedAt: unknown, now: number): boolean {
  return !(typeof typedAt === 'number' && Math.abs(now - typedAt) < maxAgeMs);
}

function momentOf(draft: string | null): unknown {
  try {
    const { typedAt }: { typedAt?: unknown } = JSON.parse(draft ?? '');
    return typedAt;
  } catch {
    return undefined;
  }
}

export function removeExpiredDrafts(now: number): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = openDraftStorage(name);
    if (!storage) continue;
    for (const draft of draftsIn(storage))
      if (isExpired(momentOf(storage.getItem(draft)), now)) storage.removeItem(draft);
  }
}
