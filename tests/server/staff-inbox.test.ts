import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contacts, members } from '#api/db/schema/index.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { daysAgo, InboxApi } from '../support/inbox-api.ts';

describe.each(databaseKinds)('the inbox of the dashboard on %s', (kind) => {
  let inbox: InboxApi;
  let agent: Awaited<ReturnType<InboxApi['staff']['person']>>;
  let reader: typeof agent;

  beforeAll(async () => {
    inbox = await InboxApi.open(kind, inject('postgresUrl'));
    agent = await inbox.staff.person('support');
    reader = await inbox.staff.person('reader');
  });
  beforeEach(async () => {
    for (const table of [contacts, members]) await inbox.db.delete(table);
  });
  afterAll(() => inbox?.close());

  it('lists all three kinds, the overdue ones on top, with the day and moment of the due time', async () => {
    const late = await inbox.inquiry({ receivedAt: daysAgo(30), subject: '늦은 문의' });
    const question = await inbox.question();
    const sample = await inbox.sample();
    const fresh = await inbox.inquiry();
    const items = await inbox.list(agent.token);
    expect(items.map(({ reference }) => reference)).toEqual([
      late,
      question.reference,
      sample.reference,
      fresh,
    ]);
    expect(items.map(({ kind: of }) => of)).toEqual(['OTHER', 'QUESTION', 'SAMPLE', 'OTHER']);
    const [first] = items;
    expect(first).toMatchObject({ sender: '오로라', title: '늦은 문의', isUnread: true, revision: 1 });
    expect(first?.due?.endsAt).toBe(`${first?.due?.day}T15:00:00.000Z`);
    expect(Date.parse(first?.due?.endsAt ?? '')).toBeLessThan(Date.now());
    expect(await inbox.references(agent.token, { due: 'overdue' })).toEqual([late]);
  });

  it('filters by kind, state, assignee, language, due time and words, and pages by position', async () => {
    const one = await inbox.inquiry({ type: 'OEM_ODM', locale: 'en-US', receivedAt: daysAgo(3) });
    const two = await inbox.inquiry({ email: 'Buyer@Example.ORG', receivedAt: daysAgo(2) });
    const done = await inbox.inquiry({ receivedAt: daysAgo(1), processedAt: daysAgo(1) });
    await inbox.act(agent.token, 'PUT', inbox.path(two, '/assignee'), { revision: 1, assignee: agent.id });
    const list = (query: Record<string, string>) => inbox.references(agent.token, query);
    expect(await list({ kind: 'OEM_ODM' })).toEqual([one]);
    expect(await list({ language: 'en-US' })).toEqual([one]);
    expect(await list({ assignee: 'me' })).toEqual([two]);
    expect(await list({ assignee: String(agent.id) })).toEqual([two]);
    expect(await list({ assignee: 'nobody' })).toEqual([one]);
    expect(await list({ state: 'processed' })).toEqual([done]);
    expect(await list({ state: 'all' })).toEqual([done, two, one]);
    expect(await list({ state: 'all', order: 'oldest' })).toEqual([one, two, done]);
    expect(await list({ query: 'buyer@example' })).toEqual([two]);
    expect(await list({ query: '가격이 얼마인가요 오로라' })).toEqual([one, two]);
    expect(await list({ query: '가격이 없는말' })).toEqual([]);
    const page = async (query: Record<string, string>) => {
      const response = await inbox.site.get(
        `/staff/inbox/items?${new URLSearchParams({ state: 'all', size: '2', ...query })}`,
        { token: agent.token },
      );
      return expectAnswer(endpoints.listInbox, response);
    };
    const first = await page({});
    expect(first.previous).toBeNull();
    const second = await page({ after: first.next ?? '' });
    expect(second.data.map(({ reference }) => reference)).toEqual([one]);
    expect(second.next).toBeNull();
    const back = await page({ before: second.previous ?? '' });
    expect(back.data).toEqual(first.data);
    for (const query of ['kind=x', 'state=x', 'assignee=x', 'due=x', 'after=x'])
      await expectProblem(
        await inbox.site.get(`/staff/inbox/items?${query}`, { token: agent.token }),
        'validation_failed',
      );
  });

  it('counts each filter over the items that match the others, and unread items', async () => {
    const one = await inbox.inquiry({ type: 'OEM_ODM', receivedAt: daysAgo(30) });
    await inbox.inquiry({ locale: 'en-US' });
    await inbox.inquiry({ processedAt: daysAgo(1) });
    await inbox.act(agent.token, 'PUT', inbox.path(one, '/assignee'), { revision: 1, assignee: agent.id });
    const counts = await inbox.counts(agent.token);
    expect(counts).toMatchObject({ total: 2, isCapped: false, unread: 2 });
    expect(counts.states).toMatchObject({ open: 2, processed: 1, spam: 0 });
    expect(counts.kinds).toMatchObject({ OEM_ODM: 1, OTHER: 1 });
    expect(counts.languages).toMatchObject({ 'ko-KR': 1, 'en-US': 1 });
    expect(counts.due).toEqual({ overdue: 1, today: 0, later: 1 });
    expect(counts.assignees).toEqual({ me: 1, nobody: 1, people: [{ id: agent.id, total: 1 }] });
    expect(await inbox.counts(agent.token, { due: 'overdue', kind: 'OTHER' })).toMatchObject({
      total: 0,
      kinds: { OEM_ODM: 1, OTHER: 0 },
      due: { overdue: 0, later: 1 },
    });
    await inbox.markRead(agent.token, one);
    expect((await inbox.counts(agent.token)).unread).toBe(1);
    expect((await inbox.counts(reader.token)).unread).toBe(2);
    expect((await inbox.list(agent.token)).map(({ isUnread }) => isUnread)).toEqual([false, true]);
    expect((await inbox.act(agent.token, 'DELETE', inbox.path(one, '/read'))).status).toBe(204);
    // A page that reads the item again does not undo it.
    await inbox.read(agent.token, one);
    expect((await inbox.counts(agent.token)).unread).toBe(2);
    for (const method of ['PUT', 'DELETE'])
      await expectProblem(await inbox.act(agent.token, method, inbox.path('LB-NONE', '/read')), 'not_found');
  });

  it('shows an item in full, with earlier ones of the address, and records the reading', async () => {
    const email = 'regular@example.com';
    const first = await inbox.inquiry({
      email: email.toUpperCase(),
      receivedAt: daysAgo(9),
      subject: '처음',
    });
    const question = await inbox.question({ email });
    const reference = await inbox.inquiry({ email, mobile: '+81 3-1234-5678', locale: 'en-US' });
    const item = await inbox.read(agent.token, reference);
    expect(item).toMatchObject({
      ...{ reference, email, sender: '오로라', mobile: '+81 3-1234-5678', content: '가격이 얼마인가요?' },
      ...{ isMasked: false, state: 'open', processedAt: null, destroyedAt: null, sample: null },
      localTime: { zone: 'Asia/Tokyo', country: 'JP', source: 'phone', isAssumed: false },
      ...{ files: [], answers: [], notes: [], events: [] },
    });
    expect(item.earlier.map((earlier) => earlier.reference)).toEqual([question.reference, first]);
    expect(await inbox.records(reference)).toEqual([
      { subject: `inquiry:${reference}`, action: 'inbox.read', detail: { item: reference } },
    ]);
    await inbox.read(agent.token, question.reference);
    expect((await inbox.records(question.reference))[0]?.subject).toBe(`member:${question.id}`);
    const status = await inbox.site.get(`/contacts/status?reference=${reference}&email=${email}`);
    expect((await status.json()).data.status).toBe('processing');
    const unknown = await inbox.site.get(inbox.path('LB-NONE'), { token: agent.token });
    await expectProblem(unknown, 'not_found');
  });

  it('and the sender see the same deadline, and the sender what was sent and when it was read', async () => {
    const email = 'sender@example.com';
    const texts = {
      subject: '견적',
      content: '20 kg 가격이 얼마인가요?',
      fullName: '오로라',
      mobile: '010-1',
    };
    const receivedAt = new Date('2026-09-23T06:00:00Z');
    const reference = await inbox.inquiry({ ...texts, email, type: 'RAW_MATERIAL', receivedAt });
    const statusOf = async () => {
      const path = `/contacts/status?reference=${reference}&email=${email}`;
      return (await expectAnswer(endpoints.getContactStatus, await inbox.site.get(path))).data;
    };
    const { due } = (await inbox.list(agent.token))[0] ?? {};
    const first = await statusOf();
    // Chuseok from Thursday to Saturday, then a weekend.
    expect(first.dates?.answerDueAt).toBe('2026-09-29T15:00:00.000Z');
    expect(first.dates?.answerDueAt).toBe(due?.endsAt);
    expect(first).toMatchObject({
      status: 'received',
      dates: { receivedAt: receivedAt.toISOString(), readAt: null, answeredAt: null, closedAt: null },
      sent: { type: 'RAW_MATERIAL', subject: texts.subject, content: texts.content, fileNames: [] },
    });
    expect(JSON.stringify(first)).not.toMatch(/오로라|010|sender/);
    await inbox.act(agent.token, 'PUT', inbox.path(reference, '/assignee'), {
      revision: 1,
      assignee: agent.id,
    });
    const assigned = await statusOf();
    expect(assigned.status).toBe('processing');
    await inbox.read(agent.token, reference);
    const read = await statusOf();
    expect(read.dates?.readAt).toBe(assigned.dates?.readAt);
    expect(Date.now() - Date.parse(read.dates?.readAt ?? '')).toBeLessThan(60_000);
  });

  it('names the day of destruction three months after processing', async () => {
    const processedAt = new Date('2026-11-24T03:00:00Z');
    const reference = await inbox.inquiry({ processedAt, receivedAt: daysAgo(1) });
    const item = await inbox.read(agent.token, reference);
    expect(item.processedAt).toBe(processedAt.toISOString());
    expect(item.destroyedAt?.slice(0, 10)).toBe('2027-02-24');
  });

  it('the role that reads all but personal data sees it masked, cannot search it, and is not recorded', async () => {
    const reference = await inbox.inquiry({
      ...{ fullName: '홍길동', email: 'honggildong@example.com', mobile: '010-1234-5678' },
      subject: '홍길동입니다',
      content: '연락처는 010-9876-5432, 메일은 other@example.com, 주문 3개입니다.',
    });
    const [listed] = await inbox.list(reader.token);
    expect(listed).toMatchObject({ sender: '홍***', title: '홍***입니다' });
    const item = await inbox.read(reader.token, reference);
    expect(item).toMatchObject({
      ...{ isMasked: true, sender: '홍***', email: 'hon***@example.com', mobile: '010-****-5678' },
      content: '연락처는 010-****-5432, 메일은 o***@example.com, 주문 3개입니다.',
    });
    expect(JSON.stringify(item)).not.toMatch(/길동|honggildong|9876|1234/);
    expect(await inbox.references(reader.token, { query: 'honggildong' })).toEqual([]);
    expect(await inbox.references(reader.token, { query: reference.toLowerCase() })).toEqual([reference]);
    expect(await inbox.records(reference)).toEqual([]);
    const [row] = await inbox.db.select().from(contacts).where(eq(contacts.reference, reference));
    expect(row?.openedAt).toBeNull();
    for (const part of ['/assignee', '/state'])
      await expectProblem(
        await inbox.act(reader.token, 'PUT', inbox.path(reference, part), { revision: 1 }),
        'forbidden',
      );
  });

  it('a sample request is masked down to its state', async () => {
    const { reference } = await inbox.sample();
    const { sample } = await inbox.read(reader.token, reference);
    expect(sample).toMatchObject({
      ...{ product: '엘엠비-07', amount: '500 g', status: 'requested' },
      ...{ company: '***', recipient: '김***', mobile: '010-****-5678' },
      ...{ zipcode: '***', address1: '***', address2: null },
    });
    expect((await inbox.read(agent.token, reference)).sample).toMatchObject({
      company: '오로라랩',
      ...{ recipient: '김연구', mobile: '010-1234-5678', zipcode: '06236', address1: '테헤란로 1' },
    });
  });

  it('an item is found by a new name of its member, and leaves the inbox with the member', async () => {
    const { reference, id } = await inbox.question();
    await inbox.site.rows(sql`update members set name = '새이름', locale = 'ja-JP' where id = ${id}`);
    const [item] = await inbox.list(agent.token, { query: '새이름' });
    expect(item).toMatchObject({ reference, locale: 'ja-JP', revision: 1 });
    await inbox.db.delete(members);
    expect(await inbox.references(agent.token, { state: 'all' })).toEqual([]);
  });

  it('a session that only watches ends after 30 idle minutes', async () => {
    const reference = await inbox.inquiry();
    const { token } = await inbox.staff.person('support');
    const watch = () =>
      inbox.act(token, 'PUT', inbox.path(reference, '/presence'), { revision: 1, isWriting: false });
    await inbox.site.age('staff_sessions', ['last_seen_at'], '20 minutes');
    expect((await watch()).status).toBe(200);
    await inbox.site.age('staff_sessions', ['last_seen_at'], '11 minutes');
    await expectProblem(await watch(), 'unauthenticated');
  });
});
