import * as v from 'valibot';
import { openKeys } from '#api/services/keys.ts';
import { authorize } from '#api/services/staff/authorize.ts';
import { publishItem } from '#api/services/staff-content/publish-item.ts';
import { openKilledDatabase } from './killed-database.ts';

/* Publishes one item, and kills this process before the given step: a statement, or the commit. Prints the steps. */

const planSchema = v.object({
  id: v.number(),
  sessionId: v.number(),
  staffId: v.number(),
  killBefore: v.nullable(v.number()),
});

const { id, sessionId, staffId, killBefore } = v.parse(planSchema, JSON.parse(process.argv[2] ?? ''));

const { db, step, count, end } = await openKilledDatabase(killBefore);
const keys = openKeys(db, undefined);
await keys.load();
const session = { sessionId, staffId, email: 'staff@example.com', role: 'editor', isFresh: true } as const;
count();
await publishItem(
  { db, keyedHash: keys.keyedHash, pages: undefined },
  authorize(session, 'content.publish', '192.0.2.1'),
  id,
  1,
);
step('end');
await end();
