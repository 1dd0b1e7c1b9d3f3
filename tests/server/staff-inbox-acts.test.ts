import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { answers, contacts, inboxEvents, members, outbox } from '#api/db/schema/index.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { daysAgo, InboxApi, pdf } from '../support/inbox-api.ts';
import { tally } from '../support/member-api.ts';

describe.each(databaseKinds)('work in the inbox on %s', (kind) => {
  let inbox: InboxApi;
  let agent: Awaited<ReturnType<InboxApi['staff']['person']>>;
  let other: typeof agent;

  beforeAll(async () => {
    inbox = await InboxApi.open(kind, inject('postgresUrl'));
    agent = await inbox.staff.person('support');
    other = await inbox.staff.person('owner');
  });
  beforeEach(async () => {
    for (const table of [contacts, members, outbox]) await inbox.db.delete(table);
  });
  afterAll(() => inbox?.close());

  const put = (reference: string, part: string, body: unknown, by = agent) =>
    inbox.act(by.token, 'PUT', inbox.path(reference, part), body);
  const state = async (reference: string) => (await inbox.read(agent.token, reference)).state;

  it('an item is assigned to oneself, to another person, who sees it as unread, and to nobody', async () => {
    const reference = await inbox.inquiry();
    await inbox.markRead(other.token, reference);
    const assign = (assignee: number | null, revision: number) =>
      put(reference, '/assignee', { revision, assignee });
    const { data } = await expectAnswer(endpoints.assignInboxItem, await assign(agent.id, 1));
    expect(data).toEqual({ revision: 2, batch: null });
    expect((await inbox.list(other.token))[0]).toMatchObject({ assignee: { id: agent.id }, isUnread: false });
    await expectAnswer(endpoints.assignInboxItem, await assign(other.id, 2));
    expect((await inbox.list(other.token))[0]).toMatchObject({ assignee: { id: other.id }, isUnread: true });
    await expectAnswer(endpoints.assignInboxItem, await assign(null, 3));
    const { assignee, events } = await inbox.read(agent.token, reference);
    expect(assignee).toBeNull();
    expect(events.map(({ act, detail, by }) => [act, detail, by?.id])).toEqual([
      ['assigned', '김직원', agent.id],
      ['assigned', '김직원', agent.id],
      ['assigned', null, agent.id],
    ]);
    const editor = await inbox.staff.person('editor');
    await expectProblem(await assign(editor.id, 4), 'validation_failed', { assignee: 'invalid' });
    const records = await inbox.records(reference);
    expect(records.findLast(({ action }) => action === 'inbox.assign')).toEqual({
      ...{ subject: `inquiry:${reference}`, action: 'inbox.assign' },
      detail: { item: reference, act: 'assigned' },
    });
  });

  it('items of a person who may not answer any more are nobody’s', async () => {
    const [reference, second] = [await inbox.inquiry(), await inbox.inquiry()];
    const leaving = await inbox.staff.person('support');
    const locked = await inbox.staff.person('support');
    await put(reference, '/assignee', { revision: 1, assignee: leaving.id });
    await put(second, '/assignee', { revision: 1, assignee: locked.id });
    const path = (id: number) => `/staff/people/${id}`;
    expect((await inbox.act(other.token, 'DELETE', path(leaving.id))).status).toBe(204);
    expect((await inbox.act(other.token, 'PATCH', path(locked.id), { state: 'locked' })).status).toBe(200);
    expect((await inbox.list(agent.token)).map(({ assignee }) => assignee)).toEqual([null, null]);
    const agents = await inbox.site.get('/staff/inbox/agents', { token: agent.token });
    const ids = (await expectAnswer(endpoints.listInboxAgents, agents)).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([agent.id, other.id]));
    for (const id of [leaving.id, locked.id]) expect(ids).not.toContain(id);
  });

  it('notes have an author and times; only the author changes and deletes them', async () => {
    const reference = await inbox.inquiry();
    const notes = (method: string, part: string, body?: unknown, by = agent) =>
      inbox.act(by.token, method, inbox.path(reference, `/notes${part}`), body);
    await expectAnswer(endpoints.addInboxNote, await notes('POST', '', { revision: 1, content: '전화함' }));
    const [note] = (await inbox.read(other.token, reference)).notes;
    expect(note).toMatchObject({ by: { id: agent.id, name: '김직원' }, content: '전화함', editedAt: null });
    const id = `/${note?.id}`;
    const change = { revision: 2, content: '다시 전화함' };
    await expectProblem(await notes('PATCH', id, change, other), 'not_found');
    await expectProblem(await notes('DELETE', `${id}?revision=2`, undefined, other), 'not_found');
    await expectAnswer(endpoints.changeInboxNote, await notes('PATCH', id, change));
    const [changed] = (await inbox.read(other.token, reference)).notes;
    expect(changed).toMatchObject({ content: '다시 전화함', editedAt: expect.any(String) });
    await expectAnswer(endpoints.deleteInboxNote, await notes('DELETE', `${id}?revision=3`));
    const { notes: left, events } = await inbox.read(agent.token, reference);
    expect(left).toEqual([]);
    expect(events.map(({ act }) => act)).toEqual(['noted', 'note_changed', 'note_deleted']);
    await expectProblem(await notes('POST', '', { revision: 4, content: ' ' }), 'validation_failed', {
      content: 'required',
    });
  });

  it('an answer is the mail of the preview, with its files, and starts the retention period', async () => {
    const reference = await inbox.inquiry({ locale: 'en-US' });
    const text = 'It costs *120* dollars.\n- per kg';
    const preview = await expectAnswer(
      endpoints.previewInboxAnswer,
      await inbox.site.post(inbox.path(reference, '/preview'), { text }, { token: agent.token }),
    );
    const files: [string, string][] = [['규격서.pdf', pdf]];
    const sent = await inbox.answer(agent.token, reference, { revision: 1, text, files });
    const { data } = await expectAnswer(endpoints.answerInboxItem, sent);
    const [mail] = await inbox.site.sentTo('visitor@example.com');
    expect(mail).toMatchObject({ ...preview.data, replyTo: 'staff@site.example' });
    expect(preview.data.subject).toContain(reference);
    expect(preview.data.text).toContain(text);
    const item = await inbox.read(other.token, reference);
    expect(item).toMatchObject({ state: 'answered', revision: data.revision, due: null });
    expect(item.answers).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.any(String), by: '김직원', content: text },
        files: [{ id: expect.any(String), name: '규격서.pdf', size: pdf.length }],
        delivery: { state: 'queued', at: null, reason: null },
      },
    ]);
    expect(item.processedAt).not.toBeNull();
    expect((await inbox.records(reference)).map(({ action }) => action)).toEqual([
      'inbox.answer',
      'inbox.read',
    ]);
    const further = await inbox.answer(agent.token, reference, { revision: data.revision, text: 'More.' });
    await expectAnswer(endpoints.answerInboxItem, further);
    expect((await inbox.read(agent.token, reference)).answers.map(({ content }) => content)).toEqual([
      text,
      'More.',
    ]);
  });

  it('an answer with a placeholder, without a text or with a wrong file is refused', async () => {
    const reference = await inbox.inquiry();
    const refused = async (text: string, files: [string, string][] = []) =>
      inbox.answer(agent.token, reference, { revision: 1, text, files });
    await expectProblem(await refused('안녕하세요, {name}님'), 'validation_failed', { text: 'invalid' });
    await expectProblem(await refused(''), 'validation_failed', { text: 'required' });
    await expectProblem(await refused('네', [['a.exe', 'MZ']]), 'validation_failed', { files: 'file_type' });
    const large = pdf + 'x'.repeat(6_000_000);
    await expectProblem(
      await refused('네', [
        ['a.pdf', large],
        ['b.pdf', large],
      ]),
      'payload_too_large',
    );
    expect(await inbox.db.$count(answers)).toBe(0);
    await expectAnswer(endpoints.answerInboxItem, await refused('{ "price": 3 } 입니다'));
  });

  it('a member reads an answer on the site as it was typed', async () => {
    const { reference, token } = await inbox.question();
    const text = '1. *냉장* 보관\n   0~5 °C\n\n감사합니다.';
    await expectProblem(
      await inbox.answer(agent.token, reference, { revision: 1, text, files: [['a.pdf', pdf]] }),
      'conflict',
    );
    await expectAnswer(
      endpoints.answerInboxItem,
      await inbox.answer(agent.token, reference, { revision: 1, text }),
    );
    const path = `/me/questions/${reference.slice(2)}`;
    const { data } = await expectAnswer(endpoints.getQuestion, await inbox.site.get(path, { token }));
    expect(data.answer).toBe('1\\. \\*냉장\\* 보관\\\n\u00a0\u00a0\u00a00\\~5 °C\n\n감사합니다\\.');
    expect((await inbox.read(agent.token, reference)).answers[0]?.content).toBe(text);
  });

  it('a failed answer is shown, and sent again', async () => {
    const reference = await inbox.inquiry();
    await inbox.answer(agent.token, reference, { revision: 1, text: '네' });
    await inbox.site.rows(sql`update outbox set failed_at = now()`);
    await inbox.site.rows(sql`update answers set failed_at = now(), failure = 'EMESSAGE 550'`);
    const item = await inbox.read(agent.token, reference);
    expect(item).toMatchObject({ state: 'undelivered', revision: 2 });
    expect(item.answers[0]?.delivery).toMatchObject({ state: 'failed', reason: 'EMESSAGE 550' });
    const watched = await put(reference, '/presence', { revision: 2, isWriting: false });
    const { deliveries } = (await expectAnswer(endpoints.watchInboxItem, watched)).data;
    expect(deliveries).toEqual([{ id: item.answers[0]?.id, ...item.answers[0]?.delivery }]);
    const path = inbox.path(reference, `/answers/${item.answers[0]?.id}/delivery`);
    const again = (revision: number) => inbox.site.post(path, { revision }, { token: agent.token });
    await expectProblem(await again(1), 'conflict');
    await expectAnswer(endpoints.resendInboxAnswer, await again(2));
    expect((await inbox.read(agent.token, reference)).answers[0]?.delivery.state).toBe('queued');
    expect(await inbox.site.sentTo('visitor@example.com')).toHaveLength(1);
    await inbox.db.delete(outbox);
    await expectAnswer(endpoints.resendInboxAnswer, await again(3));
    expect(await inbox.site.sentTo('visitor@example.com')).toHaveLength(1);
    const unknown = inbox.path(reference, '/answers/999999/delivery');
    await expectProblem(await inbox.site.post(unknown, { revision: 4 }, { token: agent.token }), 'not_found');
  });

  it('an item is closed in three ways, each undone, and opened again within three months', async () => {
    const reference = await inbox.inquiry();
    let revision = 1;
    for (const closing of ['processed', 'answered_elsewhere', 'spam'] as const) {
      const done = await put(reference, '/state', { revision, state: closing });
      const { data } = await expectAnswer(endpoints.changeInboxState, done);
      expect(await state(reference)).toBe(closing);
      const undo = await inbox.act(agent.token, 'DELETE', `/staff/inbox/closings/${data.batch}`);
      expect((await expectAnswer(endpoints.undoInboxClosing, undo)).data).toEqual({
        restored: 1,
        skipped: [],
      });
      const item = await inbox.read(agent.token, reference);
      expect(item).toMatchObject({ state: 'open', processedAt: null });
      revision = item.revision;
    }
    await put(reference, '/state', { revision, state: 'processed' });
    await expectProblem(
      await put(reference, '/state', { revision: revision + 1, state: 'processed' }),
      'conflict',
    );
    await put(reference, '/state', { revision: revision + 1, state: 'open' });
    expect(await state(reference)).toBe('open');
    const old = await inbox.inquiry({ receivedAt: daysAgo(99), processedAt: daysAgo(95) });
    await expectProblem(await put(old, '/state', { revision: 1, state: 'open' }), 'conflict');
    await runRetention({ db: inbox.db, outboxFolder: '/nonexistent' }, new Date());
    expect(await inbox.references(agent.token, { state: 'all' })).toEqual([reference]);
  });

  it('another person’s closing, and one of an item that changed since, cannot be undone', async () => {
    const reference = await inbox.inquiry();
    const done = await put(reference, '/state', { revision: 1, state: 'spam' });
    const { data } = await expectAnswer(endpoints.changeInboxState, done);
    const undo = async (by: typeof agent) =>
      (
        await expectAnswer(
          endpoints.undoInboxClosing,
          await inbox.act(by.token, 'DELETE', `/staff/inbox/closings/${data.batch}`),
        )
      ).data;
    expect(await undo(other)).toEqual({ restored: 0, skipped: [] });
    await put(reference, '/assignee', { revision: 2, assignee: other.id });
    expect(await undo(agent)).toEqual({ restored: 0, skipped: [reference] });
    expect(await state(reference)).toBe('spam');
  });

  it('spam is closed in bulk by selection: what changed since or cannot be spam is named', async () => {
    const [one, two, three] = [await inbox.inquiry(), await inbox.inquiry(), await inbox.inquiry()];
    const { reference: question } = await inbox.question();
    await put(three, '/assignee', { revision: 1, assignee: agent.id });
    const items = [one, two, three, question, 'LB-NONE'].map((reference) => ({ reference, revision: 1 }));
    const response = await inbox.site.post('/staff/inbox/closings', { act: 'spam', items }, agent);
    const { data } = await expectAnswer(endpoints.closeInboxItems, response);
    expect(data).toMatchObject({ closed: 2, hasMore: false });
    expect([...data.skipped].sort()).toEqual([three, 'LB-NONE', question].sort());
    expect(await inbox.references(agent.token, { state: 'spam' })).toEqual([two, one]);
    expect(await inbox.db.$count(outbox, sql`message ->> 'to' = 'visitor@example.com'`)).toBe(0);
    expect((await inbox.records(one)).at(-1)).toMatchObject({
      action: 'inbox.close',
      detail: { item: one, act: 'spam' },
    });
    const undo = await inbox.act(agent.token, 'DELETE', `/staff/inbox/closings/${data.batch}`);
    expect((await expectAnswer(endpoints.undoInboxClosing, undo)).data.restored).toBe(2);
    expect(await inbox.references(agent.token)).toEqual([one, two, three, question]);
  });

  it('a bulk act by filter leaves what arrived after the list was loaded, and is undone as a whole', async () => {
    for (let index = 0; index < 5; index += 1)
      await inbox.inquiry({ content: `casino ${index}`, receivedAt: daysAgo(1) });
    const late = await inbox.inquiry({ content: 'casino late' });
    const untouched = await inbox.inquiry({ receivedAt: daysAgo(1) });
    const body = {
      act: 'spam',
      filter: { query: 'casino' },
      receivedBefore: daysAgo(0.5).toISOString(),
    };
    const response = await inbox.site.post('/staff/inbox/closings', body, { token: agent.token });
    const { data } = await expectAnswer(endpoints.closeInboxItems, response);
    expect(data).toMatchObject({ closed: 5, skipped: [], hasMore: false });
    expect(await inbox.references(agent.token)).toEqual([untouched, late]);
    const undo = await inbox.act(agent.token, 'DELETE', `/staff/inbox/closings/${data.batch}`);
    expect((await expectAnswer(endpoints.undoInboxClosing, undo)).data.restored).toBe(5);
    await expectProblem(
      await inbox.site.post('/staff/inbox/closings', { act: 'spam' }, { token: agent.token }),
      'validation_failed',
      { items: 'required' },
    );
  });

  it('a sample request is prepared, sent with its tracking number, and declined, each with the mail shown before', async () => {
    const { reference, email } = await inbox.sample();
    const changes = [
      { status: 'preparing' },
      { status: 'sent', carrier: 'CJ대한통운', trackingNumber: '1234-5678', note: '냉장 보관해 주세요.' },
      { status: 'declined', note: '재고가 없습니다.' },
    ];
    for (const [index, change] of changes.entries()) {
      const path = inbox.path(reference, '/sample/preview');
      const preview = await expectAnswer(
        endpoints.previewSampleMail,
        await inbox.site.post(path, change, { token: agent.token }),
      );
      await expectAnswer(
        endpoints.changeInboxSample,
        await put(reference, '/sample', { revision: index + 1, ...change }),
      );
      const item = await inbox.read(agent.token, reference);
      expect(item).toMatchObject({ state: change.status, sample: change });
      expect((await inbox.site.sentTo(email)).at(-1)).toMatchObject(preview.data);
    }
    const texts = (await inbox.site.sentTo(email)).map(({ text }) => text);
    expect(texts[1]).toContain('택배사: CJ대한통운\n운송장 번호: 1234-5678');
    expect(texts[1]).toContain('냉장 보관해 주세요.');
    expect(texts[0]).not.toContain('운송장');
    const stale = await put(reference, '/sample', { revision: 1, status: 'preparing' });
    await expectProblem(stale, 'conflict');
    const inquiry = await inbox.inquiry();
    const wrong = await put(inquiry, '/sample', { revision: 1, status: 'preparing' });
    await expectProblem(wrong, 'conflict');
  });

  it('the second person learns who did what, and what the item is now, before anything is stored', async () => {
    const reference = await inbox.inquiry();
    const act = await put(reference, '/assignee', { revision: 1, assignee: other.id }, other);
    expect(act.status).toBe(200);
    const refused = await inbox.answer(agent.token, reference, { revision: 1, text: '네' });
    const { conflict } = await expectProblem(refused, 'conflict');
    expect(conflict).toEqual({
      ...{ revision: 2, act: 'assigned', by: '김직원', at: expect.any(String) },
      ...{ state: 'open', assignee: '김직원' },
    });
    expect(await inbox.db.$count(answers)).toBe(0);
    const decided = await inbox.answer(agent.token, reference, { revision: 2, text: '네' });
    expect(decided.status).toBe(201);
  });

  it('of two people who answer the same item at once, exactly one answer is sent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await inbox.inquiry({ email: `race${round}@example.com` });
      const race = [agent, other, agent, other].map((by, index) =>
        inbox.answer(by.token, reference, { revision: 1, text: `답변 ${index}` }),
      );
      expect(tally(await Promise.all(race))).toEqual({ 201: 1, 409: 3 });
      expect(await inbox.site.sentTo(`race${round}@example.com`)).toHaveLength(1);
      expect((await inbox.read(agent.token, reference)).answers).toHaveLength(1);
    }
  });

  it('a command on the server and a page never answer the same item twice', async () => {
    const reference = await inbox.inquiry();
    await inbox.site.api.run('inbox:answer', { reference, text: '명령' });
    const refused = await inbox.answer(agent.token, reference, { revision: 1, text: '화면' });
    const { conflict } = await expectProblem(refused, 'conflict');
    expect(conflict).toMatchObject({ act: 'answered', by: null, state: 'answered' });
    expect(await inbox.db.$count(answers)).toBe(1);
  });

  it('staff see who has the item open, who writes, and what changed since they loaded it', async () => {
    const reference = await inbox.inquiry();
    const watch = async (by: typeof agent, isWriting: boolean, revision = 1) => {
      const response = await put(reference, '/presence', { revision, isWriting }, by);
      return (await expectAnswer(endpoints.watchInboxItem, response)).data;
    };
    expect((await watch(agent, false)).people).toEqual([]);
    expect((await watch(other, true)).people).toEqual([{ id: agent.id, name: '김직원', isWriting: false }]);
    expect((await watch(agent, false)).people).toEqual([{ id: other.id, name: '김직원', isWriting: true }]);
    await put(reference, '/state', { revision: 1, state: 'processed' }, other);
    const seen = await watch(agent, true);
    expect(seen).toMatchObject({ revision: 2, state: 'processed' });
    expect(seen.changes).toMatchObject([{ revision: 2, act: 'processed', by: { id: other.id } }]);
    expect((await watch(agent, true, 2)).changes).toEqual([]);
    await inbox.site.age('inbox_presences', ['seen_at'], '21 seconds');
    expect((await watch(agent, true, 2)).people).toEqual([]);
  });

  it('staff learn that a member changed a question, which is unread again', async () => {
    const { reference, token } = await inbox.question();
    await inbox.markRead(agent.token, reference);
    const path = `/me/questions/${reference.slice(2)}`;
    const changed = await inbox.site.call('PATCH', path, { token, body: { content: '상온인가요?' } });
    expect(changed.status).toBe(200);
    const refused = await inbox.answer(agent.token, reference, { revision: 1, text: '네' });
    const { conflict } = await expectProblem(refused, 'conflict');
    expect(conflict).toMatchObject({ act: 'edited', by: null });
    expect((await inbox.list(agent.token))[0]).toMatchObject({ isUnread: true });
    expect(await inbox.references(agent.token, { query: '상온' })).toEqual([reference]);
    expect(await inbox.references(agent.token, { query: '냉장' })).toEqual([]);
  });

  it('files are downloaded as attachments by those who read personal data, and each download is recorded', async () => {
    const reference = await inbox.inquiry();
    await inbox.answer(agent.token, reference, { revision: 1, text: '네', files: [['a.pdf', pdf]] });
    const id = (await inbox.read(agent.token, reference)).answers[0]?.files[0]?.id;
    const download = (token: string, file = id) => inbox.site.get(`/staff/inbox/files/${file}`, { token });
    const response = await download(agent.token);
    expect(await response.text()).toBe(pdf);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await inbox.records(reference)).at(-1)).toEqual({
      ...{ subject: `inquiry:${reference}`, action: 'inbox.download' },
      detail: { item: reference, file: id },
    });
    await expectProblem(await download((await inbox.staff.person('reader')).token), 'forbidden');
    await expectProblem(await download(agent.token, crypto.randomUUID()), 'not_found');
    await expectProblem(await download(agent.token, 'x'), 'not_found');
  });

  it('the history of an item is destroyed with it', async () => {
    const reference = await inbox.inquiry();
    await inbox.act(agent.token, 'POST', inbox.path(reference, '/notes'), { revision: 1, content: '메모' });
    await put(reference, '/state', { revision: 2, state: 'processed' });
    await inbox.site.age('contacts', ['processed_at'], '4 months');
    await runRetention({ db: inbox.db, outboxFolder: '/nonexistent' }, new Date());
    for (const table of [
      'inbox_items',
      'inbox_texts',
      'inbox_notes',
      'inbox_events',
      'inbox_reads',
      'inbox_presences',
    ])
      expect(await inbox.site.rows(sql.raw(`select * from ${table}`)), table).toEqual([]);
    expect(await inbox.db.$count(inboxEvents)).toBe(0);
  });
});
