import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { contacts, members, outbox, questions } from '#api/db/schema/index.ts';
import { reportOverdue } from '#api/jobs/overdue-inbox.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';

const day = 24 * 3_600_000;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * day);
}

async function storeInquiries(
  db: Database,
  list: readonly Partial<typeof contacts.$inferInsert>[],
): Promise<void> {
  await db.insert(contacts).values(
    list.map((inquiry, index) => ({
      reference: `LB-${index + 1}`,
      type: 'OTHER' as const,
      fullName: 'Aurora',
      email: 'visitor@example.com',
      content: 'How much?',
      locale: 'ko-KR' as const,
      consentVersion: '1',
      requestHash: 'hash',
      receivedAt: daysAgo(0),
      ...inquiry,
    })),
  );
}

async function askQuestion(db: Database, createdAt = daysAgo(0)): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ email: 'member@example.com', name: 'Member', locale: 'en-US' })
    .returning({ id: members.id });
  const [question] = await db
    .insert(questions)
    .values({ memberId: member?.id ?? 0, title: 'Storage', content: 'In a fridge?', createdAt })
    .returning({ id: questions.id });
  return `Q-${question?.id}`;
}

function referencesIn(output: string): string[] {
  return output.split('\n').flatMap((line) => /^(LB-\S+|Q-\d+)( |$)/.exec(line)?.[1] ?? []);
}

describe.each(databaseKinds)('the inbox on %s', (kind) => {
  let api: TestApi;
  let db: Database;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    db = api.db;
  });
  beforeEach(async () => {
    for (const table of [contacts, members, outbox]) await db.delete(table);
  });
  afterAll(() => api.close());

  const list = async (options: object = {}) => referencesIn(await api.run('inbox:list', options));

  async function stored(reference: string) {
    const [row] = await db.select().from(contacts).where(eq(contacts.reference, reference));
    return row;
  }

  it('lists 1,200 items page by page, oldest or newest first, with counts', async () => {
    await storeInquiries(
      db,
      Array.from({ length: 1_200 }, (_, index) => ({
        receivedAt: new Date(Date.now() - (1_200 - index) * 1000),
      })),
    );
    const question = await askQuestion(db);
    const first = await api.run('inbox:list');
    expect(referencesIn(first)).toEqual(Array.from({ length: 50 }, (_, index) => `LB-${index + 1}`));
    expect(first).toContain('1-50 of 1201 (page 1 of 25). The next page: --page 2');
    expect(first).toContain(
      'open 1201, undelivered 0, processed 0, answered 0, answered_elsewhere 0, spam 0',
    );
    expect((await list({ page: '2' }))[0]).toBe('LB-51');
    expect(await list({ page: '25' })).toEqual([question]);
    expect(await list({ newest: true, size: '2' })).toEqual([question, 'LB-1200']);
    expect(await api.run('inbox:list', { page: '26' })).toContain('Nothing on page 26 of 25.');
    await expect(api.run('inbox:list', { page: '0' })).rejects.toThrow('--page: is not a whole number');
    await expect(api.run('inbox:list', { size: '501' })).rejects.toThrow('--size');
  });

  it('filters by state, kind, language, age and text, in upper or lower case', async () => {
    await storeInquiries(db, [
      { type: 'OEM_ODM', locale: 'zh-CN', fullName: '상하이 무역', receivedAt: daysAgo(9) },
      { type: 'OEM_ODM', subject: 'Stick packs 100%', receivedAt: daysAgo(8) },
      { email: 'Buyer@Example.ORG', receivedAt: daysAgo(7) },
      { content: 'A casino', receivedAt: daysAgo(6), processedAt: daysAgo(1) },
    ]);
    const question = await askQuestion(db);
    expect(await list()).toEqual(['LB-1', 'LB-2', 'LB-3', question]);
    expect(await list({ kind: 'OEM_ODM' })).toEqual(['LB-1', 'LB-2']);
    expect(await list({ kind: 'QUESTION' })).toEqual([question]);
    expect(await list({ language: 'zh-CN' })).toEqual(['LB-1']);
    expect(await list({ kind: 'OEM_ODM', language: 'ko-KR' })).toEqual(['LB-2']);
    expect(await list({ olderThan: '7' })).toEqual(['LB-1', 'LB-2', 'LB-3']);
    expect(await list({ search: '상하이' })).toEqual(['LB-1']);
    expect(await list({ search: '0%' })).toEqual(['LB-2']);
    expect(await list({ search: 'buyer@example.org' })).toEqual(['LB-3']);
    expect(await list({ search: 'FRIDGE' })).toEqual([question]);
    expect(await list({ search: 'lb-2' })).toEqual(['LB-2']);
    expect(await list({ state: 'processed' })).toEqual(['LB-4']);
    expect(await list({ search: 'casino' })).toEqual([]);
    expect(await list({ search: 'casino', all: true })).toEqual(['LB-4']);
    await expect(api.run('inbox:list', { kind: 'x' })).rejects.toThrow('--kind: is not one of OEM_ODM');
  });

  it('an item leaves the default list when it is processed, answered or spam', async () => {
    await storeInquiries(db, [{}, {}, {}, {}, {}]);
    await api.run('inbox:process', { reference: 'LB-1' });
    await api.run('inbox:answer', { reference: 'LB-2', text: 'Ten dollars.' });
    await api.run('inbox:answered-elsewhere', { references: ['LB-3'] });
    await api.run('inbox:spam', { references: ['LB-4'] });
    const output = await api.run('inbox:list');
    expect(referencesIn(output)).toEqual(['LB-5']);
    expect(output).toContain('open 1, undelivered 0, processed 1, answered 1, answered_elsewhere 1, spam 1');
    expect(await list({ state: 'spam' })).toEqual(['LB-4']);
    expect(await api.run('inbox:show', { reference: 'LB-3' })).toContain('answered_elsewhere');
  });

  it('an inquiry that was answered elsewhere is destroyed three months later', async () => {
    await storeInquiries(db, [{}, {}]);
    const output = await api.run('inbox:answered-elsewhere', { references: ['lb-1', 'LB-1'] });
    expect(output).toContain('lb-1 is answered. Its personal data is destroyed three months from now.');
    expect(output).toContain('LB-1 was answered before.');
    const status = await api.call('/contacts/status?reference=LB-1&email=visitor@example.com');
    expect((await status.json()).data.status).toBe('answered');
    expect(await db.$count(outbox)).toBe(0);
    const deps = { db, outboxFolder: '/nonexistent' };
    expect(await runRetention(deps, daysAgo(-80))).toMatchObject({ contacts: 0 });
    expect(await runRetention(deps, daysAgo(-95))).toMatchObject({ contacts: 1 });
    expect(await list({ all: true })).toEqual(['LB-2']);
    await expect(api.run('inbox:answered-elsewhere', { references: ['LB-9'] })).rejects.toThrow('LB-9');
  });

  it('a question that was answered elsewhere can be opened again', async () => {
    const reference = await askQuestion(db);
    await api.run('inbox:answered-elsewhere', { references: [reference] });
    expect(await list()).toEqual([]);
    expect(await list({ state: 'answered_elsewhere' })).toEqual([reference]);
    await api.run('inbox:reopen', { reference });
    expect(await list()).toEqual([reference]);
    await api.run('inbox:answer', { reference, text: 'Yes.' });
    await expect(api.run('inbox:reopen', { reference })).rejects.toThrow('the member can read');
  });

  it('spam is closed in bulk after a look at what matches', async () => {
    const casino = { content: 'Best CASINO' };
    await storeInquiries(db, [casino, casino, {}, { ...casino, answeredAt: daysAgo(1), answer: 'No.' }]);
    const question = await askQuestion(db);
    const preview = await api.run('inbox:spam', { references: [], search: 'casino' });
    expect(referencesIn(preview)).toEqual(['LB-1', 'LB-2']);
    expect(await list()).toEqual(['LB-1', 'LB-2', 'LB-3', question]);
    const closed = await api.run('inbox:spam', { references: [], search: 'casino', yes: true });
    expect(closed).toContain('2 closed as spam');
    expect(await list()).toEqual(['LB-3', question]);
    expect((await stored('LB-1'))?.processedAt).not.toBeNull();
    const named = await api.run('inbox:spam', { references: ['LB-3', 'LB-4', question] });
    expect(named).toContain('1 closed as spam');
    expect(named).toContain('LB-4 is no unanswered inquiry.');
    expect(named).toContain(`${question} is no unanswered inquiry.`);
    await expect(api.run('inbox:spam', { references: [], yes: true })).rejects.toThrow('Name references');
  });

  it('an inquiry that is opened again waits, and is not destroyed', async () => {
    await storeInquiries(db, [{}, {}]);
    await api.run('inbox:spam', { references: ['LB-1'] });
    expect(await api.run('inbox:reopen', { reference: 'lb-1' })).toContain('is open again');
    expect(await list()).toEqual(['LB-1', 'LB-2']);
    await runRetention({ db, outboxFolder: '/nonexistent' }, daysAgo(-95));
    expect(await stored('LB-1')).toMatchObject({ closedAs: null, processedAt: null, answeredAt: null });
    await expect(api.run('inbox:reopen', { reference: 'LB-2' })).rejects.toThrow('LB-2 is open.');
  });

  it('staff get a mail about items that are open for more than 30 days', async () => {
    await storeInquiries(db, [
      { receivedAt: daysAgo(29.9) },
      { receivedAt: daysAgo(40), processedAt: daysAgo(1) },
      { receivedAt: daysAgo(31) },
    ]);
    const staffMail = ['one@example.com', 'two@example.com'];
    const question = await askQuestion(db, daysAgo(60));
    expect(await api.run('inbox:list')).toContain('2 open for more than 30 days');
    expect(await reportOverdue({ db, staffMail, dashboardUrl: undefined })).toEqual({ overdue: 2 });
    const mails = await db.select({ message: outbox.message }).from(outbox);
    expect(mails.map(({ message }) => message.to).sort()).toEqual(staffMail);
    expect(mails[0]?.message.subject).toContain('2건');
    const text = String(mails[0]?.message.text);
    expect(text.match(/(Q-\d+|LB-\d): /g)).toEqual([`${question}: `, 'LB-3: ']);
    await db.delete(outbox);
    await db.update(contacts).set({ processedAt: sql`now()` });
    await db.delete(members);
    expect(await reportOverdue({ db, staffMail, dashboardUrl: undefined })).toEqual({ overdue: 0 });
    expect(await db.$count(outbox)).toBe(0);
    expect(await api.run('inbox:list')).not.toContain('30 days');
  });
});
