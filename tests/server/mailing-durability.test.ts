import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { bundleProcess, type RunProcess } from '../support/bundled-process.ts';
import { databaseKinds } from '../support/databases.ts';
import { openDatabaseOf, openTestDatabase } from '../support/test-database.ts';

let runProcess: RunProcess;

beforeAll(async () => {
  runProcess = await bundleProcess('mail-members');
});

const jobs = ['letters', 'reminders'] as const;
type Job = (typeof jobs)[number];

const members = 2;

const daytime = '2026-11-26T12:00:00+09:00';

async function prepare(db: Database): Promise<void> {
  await db.execute(sql`insert into terms (kind, version, effective_at) values
    ('marketing', '1', '2020-01-01'), ('advertising', '1', '2020-01-01')`);
  await db.execute(sql`insert into members (email, name, locale, email_verified_at, age_confirmed_at)
    select 'member' || n || '@example.com', '회원', 'ko-KR', now(), now() from generate_series(1, ${members}) n`);
  await db.execute(sql`insert into member_consents (member_id, term_id, locale, agreed_at)
    select members.id, terms.id, 'ko-KR', '2024-01-01' from members, terms`);
}

/** Restores the state before the first run. */
async function begin(db: Database): Promise<void> {
  await db.execute(sql`delete from outbox`);
  await db.execute(sql`update member_consents set reminded_at = null`);
  await db.execute(sql`delete from advertising_letters`);
  await db.execute(sql`insert into advertising_letters (name, texts, sender) values ('winter',
    '{"ko-KR": {"subject": "겨울 소식", "body": "안녕하세요."}}',
    '{"name": "회사", "address": "주소", "phone": "031-000-0000", "email": "us@example.com"}')`);
}

/** Mails of each member, and what says that they were mailed. */
async function stored(db: Database, job: Job): Promise<unknown> {
  const mark = {
    letters: sql`(select mailed from advertising_letters where ended_at is not null)`,
    reminders: sql`(select count(*)::int from member_consents where reminded_at is not null)`,
  }[job];
  const result: unknown = await db.execute(sql`
    select (select count(*)::int from outbox) as mails,
      (select count(distinct message ->> 'to')::int from outbox) as people, coalesce(${mark}, 0) as marked`);
  return v.parse(v.object({ rows: v.array(v.unknown()) }), result).rows[0];
}

const whole = { mails: members, people: members, marked: members };
const nothing = { mails: 0, people: 0, marked: 0 };

const cases = databaseKinds.flatMap((kind) => jobs.map((job): [Job, typeof kind] => [job, kind]));

it.each(cases)(
  'kill -9 while members are mailed (%s): each gets one mail with its mark, or neither, on %s',
  { timeout: 120_000 },
  async (job, kind) => {
    const { db, env, close } = await openTestDatabase(kind, inject('postgresUrl'));
    await prepare(db);
    await begin(db);
    await close();
    const use = async <T>(work: (opened: Database) => Promise<T>): Promise<T> => {
      const opened = await openDatabaseOf(env);
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    };
    const runJob = (killBefore: number | null) => runProcess({ job, now: daytime, killBefore }, env);
    const killed = (step: number) => expect(runJob(step)).rejects.toMatchObject({ signal: 'SIGKILL' });

    const steps = await runJob(null);
    expect(steps.slice(-2)).toEqual(['commit', 'wake']);
    expect(steps.filter((step) => step.startsWith('insert into "outbox"'))).toHaveLength(members);
    await use(begin);

    const commit = steps.length - 1;
    // The embedded database takes more than a second to open.
    const first = kind === 'pglite' ? commit : 1;
    for (let step = first; step <= commit; step += 1) await killed(step);
    expect(await use((opened) => stored(opened, job))).toEqual(nothing);
    await killed(commit + 1);
    expect(await use((opened) => stored(opened, job))).toEqual(whole);
    await runJob(null);
    expect(await use((opened) => stored(opened, job))).toEqual(whole);
  },
);
