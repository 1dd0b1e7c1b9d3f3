import { and, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { noticeDays } from '#contract/staff-terms.ts';
import type { TermKind } from '#contract/terms.ts';
import type { Database } from '../db/database.ts';
import { terms } from '../db/schema/index.ts';
import { hasNoRecords, verifyRecords } from './access-records.ts';
import { lastBackup } from './backup-record.ts';
import type { Keys } from './keys.ts';
import { countNotMailed, listUpcoming } from './term-notices.ts';
import { isInForce } from './terms.ts';

export const diagnosisSchema = v.object({
  service: v.string(),
  state: v.picklist(['works', 'off', 'broken']),
  detail: v.string(),
});

const dayMs = 24 * 3_600_000;

type RecordKeys = Pick<Keys, 'load' | 'keyedHash'>;

export type Diagnosis = v.InferOutput<typeof diagnosisSchema>;

/** The inquiry form needs the first, sign-up the others. */
const neededKinds = ['inquiry', 'terms', 'privacy'] as const satisfies readonly TermKind[];

async function checkConsent(db: Database): Promise<Diagnosis> {
  const rows = await db
    .selectDistinct({ kind: terms.kind })
    .from(terms)
    .where(and(inArray(terms.kind, [...neededKinds]), isInForce));
  const missing = neededKinds.filter((kind) => !rows.some((row) => row.kind === kind));
  const service = 'consent';
  if (missing.length === 0)
    return { service, state: 'works', detail: 'texts for inquiries and sign-up are in force' };
  const names = missing.map((kind) => `terms/${kind}`).join(', ');
  return { service, state: 'broken', detail: `no text in force: ${names}. Publish content with them` };
}

async function checkBackup(db: Database): Promise<Diagnosis> {
  const last = await lastBackup(db);
  const service = 'backup';
  if (!last) return { service, state: 'off', detail: 'no `npm run backup` yet' };
  const detail = `the last one is of ${last.at.toISOString()}`;
  return { service, state: last.isLate ? 'broken' : 'works', detail };
}

async function checkRecords(db: Database, { load, keyedHash }: RecordKeys): Promise<Diagnosis> {
  const service = 'records';
  if (await hasNoRecords(db)) return { service, state: 'off', detail: 'no access of staff recorded yet' };
  await load();
  const verdict = await verifyRecords(db, keyedHash);
  return verdict.isWhole
    ? { service, state: 'works', detail: `${verdict.records} access records, none changed or removed` }
    : {
        service,
        state: 'broken',
        detail: `access record ${verdict.brokenAt} was changed or removed, or SECRET_KEY is another one`,
      };
}

/** Whether members are mailed in time before a version takes effect. The site mails those of announced versions. */
async function checkTerms(db: Database): Promise<Diagnosis> {
  const service = 'terms';
  const upcoming = await listUpcoming(db);
  const counted = await Promise.all(
    upcoming.map(async (term) => ({
      ...term,
      left: term.announcedAt ? 0 : await countNotMailed(db, term.id),
    })),
  );
  const [term] = counted.filter(({ left }) => left > 0);
  if (!term) {
    const detail = upcoming.length > 0 ? 'all members are mailed' : 'no upcoming version';
    return { service, state: 'works', detail };
  }
  const { kind, version, effectiveAt, isUnfavourable, left } = term;
  const needed = isUnfavourable ? noticeDays.unfavourable : noticeDays.usual;
  const days = Math.floor((effectiveAt.getTime() - Date.now()) / dayMs);
  return {
    service,
    state: days <= needed ? 'broken' : 'works',
    detail: `${kind} ${version} takes effect in ${days} days, ${left} members are not mailed: npm run terms -- announce ${kind} ${version} --yes`,
  };
}

export function diagnoseData(db: Database, keys: RecordKeys): Promise<Diagnosis[]> {
  return Promise.all([checkConsent(db), checkTerms(db), checkBackup(db), checkRecords(db, keys)]);
}
