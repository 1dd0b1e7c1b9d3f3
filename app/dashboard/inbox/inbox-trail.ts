/* The list that the person came from: its order leads from item to item, also after a reload. */

import * as v from 'valibot';

const storageName = 'staff/inbox-trail';

const trailSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ search: v.record(v.string(), v.string()), references: v.array(v.string()) }),
);

export type Trail = v.InferOutput<typeof trailSchema>;

export function storeTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(trail));
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
