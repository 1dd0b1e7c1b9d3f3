import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import {
  contacts,
  members,
  outbox,
  products,
  productTranslations,
  questions,
  samples,
} from '#api/db/schema/index.ts';
import { reportOverdue } from '#api/jobs/overdue-inbox.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { countInbox } from '#api/services/inbox/count-items.ts';
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

async function addMember(db: Database): Promise<number> {
  const [member] = await db
    .insert(members)
    .values({ email: 'member@example.com', name: 'Member', locale: 'en-US' })
    .returning({ id: members.id });
  return member?.id ?? 0;
}

async function requestSample(db: Database): Promise<string> {
  const [product] = await db
    .insert(products)
    .values({ slug: 'lmb-07', type: 'material', position: 1, active: true, inPharmacies: false })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  await db.insert(productTranslations).values(
    (['en-US', 'ko-KR'] as const).map((locale) => ({
      productId,
      locale,
      name: locale === 'ko-KR' ? 'LMB-07' : 'Another name',
      summary: '',
      specifications: [],
    })),
  );
  const [sample] = await db
    .insert(samples)
    .values({ memberId: await addMember(db), productId, amount: '500 g', purpose: 'Serum trials' })
    .returning({ id: samples.id });
  return `S-${sample?.id}`;
}

async function createQuestion(db: Database, createdAt = daysAgo(0)): Promise<string> {
  const [question] = await db
    .insert(questions)
    .values({ memberId: await addMember(db), title: 'Storage', content: 'In a fridge?', createdAt })
    .returning({ id: questions.id });
  return `Q-${question?.id}`;
}

function referencesIn(output: string): string[] {
  return output.split('\n').flatMap((line) => /^(LB-\S+|[QS]-\d+)( |$)/.exec(line)?.[1] ?? []);
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

  function positionIn(output: string, direction: 'next' | 'previous'): string | undefined {
    return new RegExp(`^The ${direction} page: --(?:after|before) (\\S+)$`, 'm').exec(output)?.[1];
  }

  /** Follows the line that names the next or previous page, up to the last one. */
  async function walk(direction: 'next' | 'previous', options: object): Promise<string[]> {
    const pages: string[] = [];
    let output = await api.run('inbox:list', options);
    for (;;) {
      pages.push(referencesIn(output).join(' '));
      const position = positionIn(output, direction);
      if (!position) return pages;
      const start = direction === 'next' ? { after: position } : { before: position, after: undefined };
      output = await api.run('inbox:list', { ...options, ...start });
    }
  }

  it('lists 1,200 items page by page, oldest or newest first, with counts', async () => {
    await storeInquiries(
      db,
      Array.from({ length: 1_200 }, (_, index) => ({
        receivedAt: new Date(Date.now() - (1_200 - index) * 1000),
      })),
    );
    const question = await createQuestion(db);
    const all = [...Array.from({ length: 1_200 }, (_, index) => `LB-${index + 1}`), question];
    const first = await api.run('inbox:list');
    expect(referencesIn(first)).toEqual(all.slice(0, 50));
    expect(first).toContain('50 of 1201\nThe next page: --after ');
    expect(first).toContain(
      'open 1201, undelivered 0, processed 0, answered 0, answered_elsewhere 0, spam 0, preparing 0',
    );
    const pages = await walk('next', { size: '500' });
    expect(pages.join(' ').split(' ')).toEqual(all);
    expect(pages).toHaveLength(3);
    const newest = await walk('next', { size: '500', newest: true });
    expect(newest.join(' ').split(' ')).toEqual(all.toReversed());
    await expect(api.run('inbox:list', { size: '501' })).rejects.toThrow('--size');
    for (const after of ['x', 'LB-1', '1_', "1_'"])
      await expect(api.run('inbox:list', { after })).rejects.toThrow('--after: is not a position');
  });

  it('pages neither repeat nor skip items of the same moment, in both directions, while items arrive', async () => {
    const receivedAt = daysAgo(1);
    await storeInquiries(
      db,
      Array.from({ length: 9 }, (_, index) => ({ receivedAt, reference: `LB-${index + 1}` })),
    );
    const second = positionIn(await api.run('inbox:list', { size: '3' }), 'next');
    await storeInquiries(db, [
      { reference: 'LB-0', receivedAt },
      { reference: 'LB-11', receivedAt: daysAgo(2) },
      { reference: 'LB-99', receivedAt },
    ]);
    expect(await list({ size: '3', after: second })).toEqual(['LB-4', 'LB-5', 'LB-6']);
    await db.delete(contacts).where(eq(contacts.reference, 'LB-3'));
    expect(await list({ size: '3', after: second })).toEqual(['LB-4', 'LB-5', 'LB-6']);
    expect(await walk('previous', { size: '3', after: second })).toEqual([
      'LB-4 LB-5 LB-6',
      'LB-0 LB-1 LB-2',
      'LB-11',
    ]);
    expect(await walk('previous', { size: '5', after: second, newest: true })).toEqual([
      'LB-2 LB-1 LB-0 LB-11',
      'LB-8 LB-7 LB-6 LB-5 LB-4',
      'LB-99 LB-9',
    ]);
  });

  it('counts each filter over the items that match the other filters', async () => {
    await storeInquiries(db, [
      { type: 'OEM_ODM', locale: 'en-US', content: 'casino' },
      { type: 'OEM_ODM', receivedAt: daysAgo(30) },
      { receivedAt: daysAgo(30), closedAs: 'spam', processedAt: daysAgo(1) },
    ]);
    await createQuestion(db);
    const counts = await countInbox(db, { states: ['open'], kind: 'OEM_ODM' });
    expect(counts.total).toBe(2);
    expect(Object.fromEntries(counts.states)).toMatchObject({ open: 2, spam: 0 });
    expect(Object.fromEntries(counts.kinds)).toMatchObject({ OEM_ODM: 2, QUESTION: 1, OTHER: 0, SAMPLE: 0 });
    expect(Object.fromEntries(counts.locales)).toMatchObject({ 'en-US': 1, 'ko-KR': 1, 'ja-JP': 0 });
    expect(Object.fromEntries(counts.due)).toEqual({ overdue: 1, today: 0, later: 1 });
    expect((await countInbox(db, { search: 'casino' })).total).toBe(1);
  });

  it('lists sample requests among the items, and names the command that shows one', async () => {
    const reference = await requestSample(db);
    await storeInquiries(db, [{}]);
    const output = await api.run('inbox:list', { kind: 'SAMPLE' });
    expect(output).toMatch(
      new RegExp(`^${reference} .* open {2}due \\S+ {2}SAMPLE {2}Member {2}LMB-07 · 500 g$`, 'm'),
    );
    expect(output).toContain('1 of 1\n');
    expect(await list({ search: 'serum' })).toEqual([reference]);
    expect(await list({ kind: 'SAMPLE', state: 'spam' })).toEqual([]);
    await expect(api.run('inbox:show', { reference })).rejects.toThrow(
      `npm run samples -- show ${reference}`,
    );
    await db.update(samples).set({ status: 'preparing' });
    expect(await list()).toEqual(['LB-1']);
    expect(await list({ state: 'preparing' })).toEqual([reference]);
    expect(await api.run('inbox:spam', { references: [], olderThan: '1' })).toContain('No open inquiry');
  });

  it('filters by state, kind, language, age and text, in upper or lower case', async () => {
    await storeInquiries(db, [
      { type: 'OEM_ODM', locale: 'zh-CN', fullName: '상하이 무역', receivedAt: daysAgo(9) },
      { type: 'OEM_ODM', subject: 'Stick packs 100%', receivedAt: daysAgo(8) },
      { email: 'Buyer@Example.ORG', receivedAt: daysAgo(7) },
      { content: 'A casino', receivedAt: daysAgo(6), processedAt: daysAgo(1) },
    ]);
    const question = await createQuestion(db);
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

  it('an inquiry that is closed without an answer says when, and opens again', async () => {
    await storeInquiries(db, [{}]);
    const datesOf = async () => {
      const response = await api.call('/contacts/status?reference=LB-1&email=visitor@example.com');
      return (await response.json()).data.dates;
    };
    await api.run('inbox:process', { reference: 'LB-1' });
    const { answeredAt, closedAt } = await datesOf();
    expect(answeredAt).toBeNull();
    expect(Date.now() - Date.parse(closedAt)).toBeLessThan(60_000);
    await api.run('inbox:reopen', { reference: 'LB-1' });
    expect(await datesOf()).toMatchObject({ answeredAt: null, closedAt: null });
  });

  it('an inquiry that was answered elsewhere is destroyed three months later', async () => {
    await storeInquiries(db, [{}, {}]);
    const output = await api.run('inbox:answered-elsewhere', { references: ['lb-1', 'LB-1'] });
    expect(output).toContain('lb-1 is answered. Its personal data is destroyed three months from now.');
    expect(output).toContain('LB-1 was answered before.');
    const status = await api.call('/contacts/status?reference=LB-1&email=visitor@example.com');
    const answered = (await status.json()).data;
    expect(answered).toMatchObject({ status: 'answered', dates: { closedAt: null } });
    expect(Date.now() - Date.parse(answered.dates.answeredAt)).toBeLessThan(60_000);
    expect(await db.$count(outbox)).toBe(0);
    const deps = { db, outboxFolder: '/nonexistent' };
    expect(await runRetention(deps, daysAgo(-80))).toMatchObject({ contacts: 0 });
    expect(await runRetention(deps, daysAgo(-95))).toMatchObject({ contacts: 1 });
    expect(await list({ all: true })).toEqual(['LB-2']);
    await expect(api.run('inbox:answered-elsewhere', { references: ['LB-9'] })).rejects.toThrow('LB-9');
  });

  it('a question that was answered elsewhere can be opened again', async () => {
    const reference = await createQuestion(db);
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
    const question = await createQuestion(db);
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

  it('lists the day on which an answer is due, and items that are overdue, due today or later', async () => {
    await storeInquiries(db, [
      { receivedAt: daysAgo(0) },
      { receivedAt: daysAgo(40), answeredAt: daysAgo(40), processedAt: daysAgo(40) },
      { receivedAt: daysAgo(30) },
    ]);
    const question = await createQuestion(db, daysAgo(31));
    const output = await api.run('inbox:list');
    expect(output).toMatch(/^LB-1 .* open {2}due 20\d\d-\d\d-\d\d {2}OTHER /m);
    expect(output).toMatch(/^LB-3 .* open {2}due 20\d\d-\d\d-\d\d, overdue {2}OTHER /m);
    expect(output).toMatch(/^2 overdue: npm run inbox -- list --due overdue$/m);
    expect(await list({ due: 'overdue' })).toEqual([question, 'LB-3']);
    expect(await list({ due: 'later' })).toEqual(['LB-1']);
    expect(await list({ due: 'today', all: true })).toEqual([]);
    expect(await api.run('inbox:show', { reference: 'LB-2' })).not.toContain('due');
    await expect(api.run('inbox:list', { due: 'soon' })).rejects.toThrow('--due: is not one of overdue');
    await db.delete(members);
    await db.delete(contacts).where(eq(contacts.reference, 'LB-3'));
    expect(await api.run('inbox:list')).not.toContain('overdue');
  });

  it('staff get a mail about items that are open for more than 30 days', async () => {
    await storeInquiries(db, [
      { receivedAt: daysAgo(29.9) },
      { receivedAt: daysAgo(40), processedAt: daysAgo(1) },
      { receivedAt: daysAgo(31) },
    ]);
    const staffMail = ['one@example.com', 'two@example.com'];
    const question = await createQuestion(db, daysAgo(60));
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
  });
});
