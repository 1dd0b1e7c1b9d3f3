/* The list that the person came from: its order leads from item to item, also after a reload. */

import * as v from 'valibot';
import type { InboxPageAnswer } from '#contract/inbox.ts';

const storageName = 'staff/inbox-trail';

const trailSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    search: v.record(v.string(), v.string()),
    references: v.array(v.string()),
    previous: v.nullable(v.string()),
    next: v.nullable(v.string()),
  }),
);

export type Trail = v.InferOutput<typeof trailSchema>;

type Search = Readonly<Record<string, string>>;

function trailOf(search: Search, { data, previous, next }: InboxPageAnswer): Trail {
  return { search: { ...search }, references: data.map(({ reference }) => reference), previous, next };
}

/** The search of the list's next or previous page, if there is one. */
export function searchBeyond(
  { search: { after: _after, before: _before, ...filters }, next, previous }: Trail,
  direction: 'next' | 'previous',
): Search | undefined {
  if (direction === 'next') return next === null ? undefined : { ...filters, after: next };
  return previous === null ? undefined : { ...filters, before: previous };
}

export function storeTrail(search: Search, page: InboxPageAnswer): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(trailOf(search, page)));
  } catch {
    // Without a storage, the item has no neighbours.
  }
}

export function readTrail(): Trail | undefined {
  try {
    const trail = v.safeParse(trailSchema, sessionStorage.getItem(storageName));
    return trail.success ? trail.output : undefined;
  } catch {
    return undefined;
  }
}
