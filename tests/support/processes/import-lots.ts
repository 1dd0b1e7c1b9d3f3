import * as v from 'valibot';
import { importLots } from '#api/services/staff-lots/import-lots.ts';
import { lotFile, newLot } from '../lot-file.ts';
import { actorOf } from '../stored-staff.ts';
import { openKilledDatabase } from './killed-database.ts';

/* Imports lots, and kills this process before the given step: a statement, or the commit. Prints the steps. */

const planSchema = v.object({
  prefix: v.string(),
  lots: v.number(),
  sessionId: v.number(),
  staffId: v.number(),
  killBefore: v.nullable(v.number()),
});

const { prefix, lots, sessionId, staffId, killBefore } = v.parse(
  planSchema,
  JSON.parse(process.argv[2] ?? ''),
);

const { db, step, count, end } = await openKilledDatabase(killBefore);
const actor = actorOf({ staffId, sessionId }, 'editor', 'lots.change');
const text = lotFile(...Array.from({ length: lots }, (_, index) => newLot(`${prefix}-${index}`)));
const files = [{ name: 'lots.csv', bytes: Buffer.from(text) }];
const request = { files, locale: 'en-US' } as const;
const { digest } = await importLots({ db }, actor, { ...request, digest: '' });
count();
await importLots({ db }, actor, { ...request, digest });
step('end');
await end();
