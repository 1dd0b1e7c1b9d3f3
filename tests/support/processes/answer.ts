import * as v from 'valibot';
import { answerItem } from '#api/services/inbox/answer-item.ts';
import { openKeys } from '#api/services/keys.ts';
import { actorOf } from '../stored-staff.ts';
import { openKilledDatabase } from './killed-database.ts';

/* Answers one inquiry, and kills this process before the given step: a statement, or the commit. Prints the steps. */

const planSchema = v.object({
  reference: v.string(),
  sessionId: v.number(),
  staffId: v.number(),
  killBefore: v.nullable(v.number()),
});

const { reference, sessionId, staffId, killBefore } = v.parse(planSchema, JSON.parse(process.argv[2] ?? ''));

const { db, step, count, end } = await openKilledDatabase(killBefore);
const keys = openKeys(db, undefined);
await keys.load();
const { keyedHash } = keys;
const deps = { db, keyedHash, siteOrigin: 'https://site.example', staffMail: undefined };
count();
await answerItem(
  { ...deps, wakeOutbox: () => step('wake') },
  actorOf({ staffId, sessionId }, 'support', 'inbox.answer'),
  reference,
  {
    revision: 1,
    text: '네',
    files: [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n') }],
  },
);
await end();
