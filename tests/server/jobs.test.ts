import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database, OpenDatabase } from '#api/db/database.ts';
import * as schema from '#api/db/schema/index.ts';
import { runExpiry } from '#api/jobs/expiry.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { type Job, runIfDue, startScheduler } from '#api/jobs/scheduler.ts';
import { databaseKinds, newDataDir } from '../support/databases.ts';
import { connect, openTestDatabase } from '../support/test-database.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

const marker = 'Marker';
const start = new Date('2026-06-15T09:00:00Z');
const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** The moment so many days after `start`. */
function day(days: number): Date {
  return new Date(start.getTime() + days * 24 * 3_600_000);
}

/** Every row of every table as text, bytes included. */
async function dump(db: Database): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const rows = await db.select().from(table);
    for (const row of rows) {
      const readable = Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
      ]);
      parts.push(`${getTableName(table)} ${JSON.stringify(readable)}`);
    }
  }
  return parts.join('\n');
}

async function count(db: Database, table: PgTable): Promise<number> {
  return db.$count(table);
}

async function storeContact(db: Database, index: number, processedAt: Date | null): Promise<number> {
  const [contact] = await db
    .insert(schema.contacts)
    .values({
      reference: `LB-${marker}${index}`,
      type: 'OTHER',
      fullName: `${marker} name ${index}`,
      email: `${marker}${index}@example.com`,
      mobile: `${marker} mobile`,
      subject: `${marker} subject`,
      content: `${marker} content`,
      locale: 'ko-KR',
      consentVersion: '1',
      receivedAt: day(-10),
      processedAt,
      idempotencyKey: `${marker}-key-${index}`,
      requestHash: `${marker}-hash`,
    })
    .returning({ id: schema.contacts.id });
  if (!contact) throw new Error('Not stored');
  const [file] = await db
    .insert(schema.files)
    .values({
      contactId: contact.id,
      position: 0,
      name: `${marker}.pdf`,
      mediaType: 'application/pdf',
      size: 6,
      sha256: marker,
    })
    .returning({ id: schema.files.id });
  await db
    .insert(schema.fileChunks)
    .values({ fileId: file?.id ?? '', position: 0, bytes: Buffer.from(`${marker} bytes`) });
  return contact.id;
}

/** A folder with mails and text messages of the day of `start`, and one other file. */
function fillOutboxFolder(): string {
  const folder = join(newDataDir(), 'outbox');
  mkdirSync(folder);
  for (const name of ['1-a.eml', 'sms-1-b.json', '.c.tmp', 'notes.txt']) {
    writeFileSync(join(folder, name), name === 'notes.txt' ? 'ours' : marker);
    utimesSync(join(folder, name), start, start);
  }
  return folder;
}

describe.each(databaseKinds)('jobs on %s', (kind) => {
  let database: OpenDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind, inject('postgresUrl'));
    db = database.db;
  });
  beforeEach(async () => {
    const names = tables.map((table) => sql.identifier(getTableName(table)));
    await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  });
  afterAll(() => database.close());

  it('an inquiry is destroyed three months after it was processed, and nothing personal is left of it', async () => {
    const outboxFolder = fillOutboxFolder();
    // More than one batch of them.
    for (let index = 0; index < 60; index += 1) await storeContact(db, index, start);
    const deps = { db, outboxFolder };
    const nothing = { contacts: 0, comments: 0, messages: 0, requests: 0, files: 0 };
    expect(await runRetention(deps, new Date('2026-09-15T08:59:59Z'))).toEqual(nothing);
    expect(await runRetention(deps, new Date('2026-09-15T09:00:01Z'))).toEqual({
      ...nothing,
      contacts: 60,
      files: 3,
    });
    expect(await dump(db)).not.toContain(marker);
    expect(readdirSync(outboxFolder)).toEqual(['notes.txt']);
    const [record] = await db
      .select()
      .from(schema.destroyedContacts)
      .where(eq(schema.destroyedContacts.contactId, 1));
    expect(record).toEqual({
      contactId: 1,
      type: 'OTHER',
      receivedAt: day(-10),
      processedAt: start,
      files: 1,
      destroyedAt: new Date('2026-09-15T09:00:01Z'),
    });
    expect(await count(db, schema.destroyedContacts)).toBe(60);
  });

  it('an unprocessed inquiry stays at any age', async () => {
    await storeContact(db, 1, null);
    await runRetention({ db, outboxFolder: '/nonexistent' }, day(3650));
    expect(await count(db, schema.contacts)).toBe(1);
    expect(await count(db, schema.fileChunks)).toBe(1);
  });

  it('the comment of a former member is deleted after three months, and the reason stays', async () => {
    await db
      .insert(schema.withdrawalReasonsGiven)
      .values({ reason: 'PRICE', comment: marker, withdrawnOn: '2026-06-15' });
    const deps = { db, outboxFolder: '/nonexistent' };
    expect(await runRetention(deps, new Date('2026-09-14T00:00:00Z'))).toMatchObject({ comments: 0 });
    expect(await runRetention(deps, new Date('2026-09-16T00:00:00Z'))).toMatchObject({ comments: 1 });
    expect(await db.select().from(schema.withdrawalReasonsGiven)).toMatchObject([
      { reason: 'PRICE', comment: null },
    ]);
  });

  it('a message that could not be sent is deleted after seven days, and a waiting one stays', async () => {
    const message = { to: marker };
    await db.insert(schema.outbox).values([
      { kind: 'mail', message, failedAt: start },
      { kind: 'mail', message: { to: 'waits' } },
    ]);
    const deps = { db, outboxFolder: '/nonexistent' };
    expect(await runRetention(deps, day(6.9))).toMatchObject({ messages: 0 });
    expect(await runRetention(deps, day(7.1))).toMatchObject({ messages: 1 });
    expect(await dump(db)).toContain('waits');
    expect(await dump(db)).not.toContain(marker);
  });

  it('expired rows are deleted and valid ones stay', async () => {
    const [member] = await db
      .insert(schema.members)
      .values({ email: 'member@example.com', name: 'Member', locale: 'ko-KR' })
      .returning({ id: schema.members.id });
    const memberId = member?.id ?? 0;
    const before = day(-0.001);
    const after = day(0.001);
    const each = <T>(make: (at: Date, name: string) => T) => [make(before, 'old'), make(after, 'new')];
    await db
      .insert(schema.sessions)
      .values(each((expiresAt, tokenHash) => ({ tokenHash, memberId, expiresAt })));
    const people = await db
      .insert(schema.staff)
      .values(
        ['first', 'second'].map((name) => ({ email: `${name}@example.com`, name, role: 'reader' as const })),
      )
      .returning({ id: schema.staff.id });
    const staffIds = people.map(({ id }) => id);
    const encryptedTotpSecret = '';
    await db.insert(schema.staffInvitations).values(
      each((expiresAt, tokenHash) => ({
        staffId: staffIds.pop() ?? 0,
        tokenHash,
        encryptedTotpSecret,
        expiresAt,
      })),
    );
    await db
      .insert(schema.staffSessions)
      .values(
        each((expiresAt, tokenHash) => ({ staffId: people[0]?.id ?? 0, tokenHash, address: '', expiresAt })),
      );
    await db.insert(schema.usedChallenges).values(each((expiresAt, challenge) => ({ challenge, expiresAt })));
    await db.insert(schema.mailTokens).values(
      each((expiresAt, tokenHash) => ({
        tokenHash,
        memberId,
        purpose: 'verify_email' as const,
        expiresAt,
      })),
    );
    await db.insert(schema.pendingIdentities).values(
      each((expiresAt, ticketHash) => ({
        ticketHash,
        provider: 'naver' as const,
        subject: '1',
        emailVerified: false,
        expiresAt,
      })),
    );
    await db.insert(schema.phoneCodes).values(
      each((at, mobileHash) => ({
        purpose: 'sign_up' as const,
        mobileHash,
        sessionHash: '',
        codeHash: '',
        expiresAt: at,
      })),
    );
    await db
      .insert(schema.reregistrationBlocks)
      .values(each((until, hash) => ({ kind: 'email' as const, hash, until })));
    await db
      .insert(schema.attempts)
      .values(each((at, keyHash) => ({ rule: 'r', keyHash, at: new Date(at.getTime() - 24 * 3_600_000) })));

    await db.insert(schema.bounces).values(
      each((at, addressHash) => ({
        kind: 'mail' as const,
        addressHash,
        encryptedAddress: '',
        lastError: '',
        lastAt: new Date(at.getTime() - 90 * 24 * 3_600_000),
      })),
    );
    await db.insert(schema.searchMisses).values([
      { day: '2026-03-16', query: 'old' },
      { day: '2026-03-17', query: 'new' },
    ]);

    const one = {
      sessions: 1,
      staffSessions: 1,
      staffInvitations: 1,
      usedChallenges: 1,
      mailTokens: 1,
      pendingIdentities: 1,
      phoneCodes: 1,
      reregistrationBlocks: 1,
      attempts: 1,
      bounces: 1,
      searchMisses: 1,
    };
    expect(await runExpiry({ db }, start)).toEqual(one);
    const left = await dump(db);
    expect(left).not.toContain('"old"');
    expect(left.match(/"new"/g)?.length).toBe(11);
    expect(left).toContain('member@example.com');
  });

  const jobOf = (run: Job['run']): Job => ({ name: 'test', everySeconds: 3600, run });

  it('a job runs when due by the database clock and logs its counts in one line', async () => {
    const { log, lines } = newTestLog();
    const moments: Date[] = [];
    const job = jobOf(async (now) => {
      moments.push(now);
      return { things: 3 };
    });
    const scheduler = startScheduler({ db, log }, [job]);
    await until(() => moments.length > 0);
    await scheduler.stop();
    expect(moments.length).toBe(1);
    expect(Math.abs((moments[0]?.getTime() ?? 0) - Date.now())).toBeLessThan(5_000);
    expect(lines()).toContain('"things":3');
    expect(await runIfDue({ db, log }, job)).toBe(false);
    await db.update(schema.jobs).set({ nextRunAt: sql`now() - interval '1 second'` });
    expect(await runIfDue({ db, log }, job)).toBe(true);
  });

  it('a job that fails is tried again in a minute, and its error has no parameters', async () => {
    const { log, lines } = newTestLog();
    await db.insert(schema.jobs).values({ name: 'test', nextRunAt: sql`now()` });
    const failing = jobOf(async () => {
      await db.execute(sql`select ${marker}::integer + 1`);
      return {};
    });
    expect(await runIfDue({ db, log }, failing)).toBe(true);
    expect(lines()).toContain('Job failed');
    expect(lines()).not.toMatch(/"params"|"query"/);
    const [row] = await db.select().from(schema.jobs);
    const seconds = ((row?.nextRunAt.getTime() ?? 0) - Date.now()) / 1000;
    expect(row?.lockedUntil).toBeNull();
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThan(70);
  });

  it('a job whose process died runs again after its lock expires', async () => {
    const { log } = newTestLog();
    const job = jobOf(async () => ({}));
    const nextRunAt = sql`now() - interval '1 hour'`;
    await db
      .insert(schema.jobs)
      .values({ name: 'test', nextRunAt, lockedUntil: sql`now() + interval '1 minute'` });
    expect(await runIfDue({ db, log }, job)).toBe(false);
    await db.update(schema.jobs).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect(await runIfDue({ db, log }, job)).toBe(true);
  });
});

describe('several processes on one PostgreSQL', () => {
  it('do a job once', async () => {
    const { db, env, close } = await openTestDatabase('postgresql', inject('postgresUrl'));
    const { log } = newTestLog();
    let runs = 0;
    const job: Job = {
      name: 'test',
      everySeconds: 3600,
      run: async () => {
        runs += 1;
        await wait(50);
        return {};
      },
    };
    const others = Array.from({ length: 4 }, () => connect(env.DATABASE_URL ?? ''));
    try {
      for (let round = 1; round <= 5; round += 1) {
        await db
          .insert(schema.jobs)
          .values({ name: 'test', nextRunAt: sql`now()` })
          .onConflictDoUpdate({ target: schema.jobs.name, set: { nextRunAt: sql`now()` } });
        const took = await Promise.all(others.map((other) => runIfDue({ db: other.db, log }, job)));
        expect(took.filter(Boolean).length).toBe(1);
        expect(runs).toBe(round);
      }
    } finally {
      for (const other of others) await other.close();
      await close();
    }
  });
});
