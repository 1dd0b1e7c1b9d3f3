import * as v from 'valibot';
import { openKeys } from '#api/services/keys.ts';
import { publishItem } from '#api/services/staff-content/publish-item.ts';
import { actorOf } from '../stored-staff.ts';
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
count();
await publishItem(
  { db, keyedHash: keys.keyedHash, pages: undefined },
  actorOf({ staffId, sessionId }, 'editor', 'content.publish'),
  id,
  1,
);
step('end');
await end();
