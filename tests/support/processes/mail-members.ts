import * as v from 'valibot';
import { mailLetters } from '#api/jobs/advertising.ts';
import { remindOfConsents } from '#api/jobs/consent-reminders.ts';
import { openKeys } from '#api/services/keys.ts';
import { openKilledDatabase } from './killed-database.ts';

const jobs = { letters: mailLetters, reminders: remindOfConsents };

const planSchema = v.object({
  job: v.picklist(['letters', 'reminders']),
  now: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  killBefore: v.nullable(v.number()),
});

const { job, now, killBefore } = v.parse(planSchema, JSON.parse(process.argv[2] ?? ''));

const { db, step, count, end } = await openKilledDatabase(killBefore);
const keys = openKeys(db, undefined);
await keys.load();
const siteOrigin = 'https://site.example';
count();
await jobs[job]({ db, keys, siteOrigin, wakeOutbox: () => step('wake') }, now);
await end();
