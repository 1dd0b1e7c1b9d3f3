import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { contacts } from '#api/db/schema/index.ts';
import { bundleProcess, type RunProcess } from '../support/bundled-process.ts';
import { databaseKinds } from '../support/databases.ts';
import { storeStaff } from '../support/stored-staff.ts';
import { openDatabaseOf, openTestDatabase } from '../support/test-database.ts';

let runProcess: RunProcess;

beforeAll(async () => {
  runProcess = await bundleProcess('answer');
});

/** More than the steps of an answer. */
const inquiries = 40;

async function prepare(db: Database): Promise<{ staffId: number; sessionId: number }> {
  await db.insert(contacts).values(
    Array.from({ length: inquiries }, (_, index) => ({
      reference: `LB-${index}`,
      type: 'OTHER' as const,
      fullName: 'Aurora',
      email: `visitor${index}@example.com`,
      content: 'How much?',
      locale: 'en-US' as const,
      consentVersion: '1',
      requestHash: 'hash',
    })),
  );
  return storeStaff(db, 'support');
}

/** Stored rows of the answer to each inquiry, in the order of the inquiries. */
async function stored(db: Database): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(sql`
    select (answered_at is not null)::int as marked,
      (select count(*)::int from answers a where a.contact_id = c.id) as answers,
      (select count(*)::int from files f join answers a on a.id = f.answer_id where a.contact_id = c.id) as files,
      (select count(*)::int from outbox o join answers a on a.id = o.answer_id where a.contact_id = c.id) as mails,
      (select count(*)::int from inbox_items i where i.contact_id = c.id and i.state = 'answered' and i.revision = 2)
        as items,
      (select count(*)::int from inbox_events e join inbox_items i on i.id = e.item_id where i.contact_id = c.id)
        as events,
      (select count(*)::int from access_records r where r.detail::jsonb ->> 'item' = c.reference) as records
    from contacts c order by id`);
  return v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), result).rows;
}

const whole = { marked: 1, answers: 1, files: 1, mails: 1, items: 1, events: 1, records: 1 };
const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, 0]));

describe('kill -9 while an inquiry is answered', () => {
  it.each(databaseKinds)(
    'between each pair of statements: the answer, its mail and its records are stored, or nothing, on %s',
    { timeout: 300_000 },
    async (kind) => {
      const database = await openTestDatabase(kind, inject('postgresUrl'));
      const ids = await prepare(database.db);
      await database.close();
      const answer = (index: number, killBefore: number | null) =>
        runProcess({ ...ids, reference: `LB-${index}`, killBefore }, database.env);
      const steps = await answer(0, null);
      expect(steps.length).toBeLessThan(inquiries);
      expect(steps.slice(-2)).toEqual(['commit', 'wake']);
      for (const index of steps.keys())
        await expect(answer(index + 1, index + 1)).rejects.toMatchObject({ signal: 'SIGKILL' });

      const { db, close } = await openDatabaseOf(database.env);
      try {
        const rows = await stored(db);
        expect(rows[0]).toEqual(whole);
        // The last step is after the commit.
        const killed = rows.slice(1, steps.length + 1);
        expect(killed.slice(0, -1)).toEqual(steps.slice(1).map(() => nothing));
        expect(killed.at(-1)).toEqual(whole);
      } finally {
        await close();
      }
    },
  );
});
