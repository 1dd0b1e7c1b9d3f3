import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { answers, contacts, files, members, outbox, questions } from '#api/db/schema/index.ts';
import { createSmtpMail } from '#api/gateways/mail.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { enqueueMail, enqueueSms } from '#api/outbox/enqueue.ts';
import { type OutboxWorker, startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { apiBase } from '#contract/endpoints.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { runInProcess } from '../support/command-line.ts';
import { databaseKinds, newPostgresDatabase, newSeededDataDir } from '../support/databases.ts';
import { type MailServer, startMailServer } from '../support/fakes/smtp.ts';
import { startSite } from '../support/site.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

const visitor = 'visitor@example.com';
const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

function newFile(name: string, content: string | Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-answers-')), name);
  writeFileSync(file, content);
  return file;
}

async function storeInquiry(db: Database, reference: string): Promise<void> {
  await db.insert(contacts).values({
    reference,
    type: 'OTHER',
    fullName: 'Aurora',
    email: visitor,
    content: 'How much?',
    locale: 'en-US',
    consentVersion: '1',
    requestHash: 'hash',
  });
}

async function createQuestion(db: Database): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ email: visitor, name: 'Member', locale: 'en-US' })
    .returning({ id: members.id });
  const [question] = await db
    .insert(questions)
    .values({ memberId: member?.id ?? 0, title: 'Storage', content: 'In a fridge?' })
    .returning({ id: questions.id });
  return `Q-${question?.id}`;
}

describe.each(databaseKinds)('answers on %s', (kind) => {
  const unknown: string[] = [];
  let api: TestApi;
  let db: Database;
  let server: MailServer;
  let worker: OutboxWorker;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'), { staffMail: ['staff@example.com'] });
    db = api.db;
  });
  beforeEach(async () => {
    for (const table of [contacts, members, outbox]) await db.delete(table);
    unknown.length = 0;
    server = await startMailServer({ unknown });
    const mail = createSmtpMail(server.url, { name: 'Site', address: 'site@example.com' });
    const service = Promise.withResolvers<void>();
    const sms = { send: () => service.promise };
    const { log } = newTestLog();
    worker = startOutbox({
      db,
      log,
      gateways: { mail, sms, oauth: {} },
      keys: openKeys(db, undefined),
    });
    stop = async () => {
      service.resolve();
      await worker.stop();
      mail.close();
      await server.stop();
    };
  });
  afterEach(() => stop());
  afterAll(() => api.close());

  /** A worker looks for messages every second, unless it is woken. */
  async function run(command: string, input?: unknown): Promise<string> {
    const printed = await api.run(command, input);
    worker.wake();
    return printed;
  }

  const show = (reference: string) => run('inbox:show', { reference });
  const answer = (reference: string, options: object = {}) =>
    run('inbox:answer', { reference, text: 'It is 120 dollars.', ...options });
  const settled = (reference: string, state: RegExp) => until(async () => state.test(await show(reference)));

  it('an answer that the mail server refuses is shown as failed, and is sent again on request', async () => {
    await storeInquiry(db, 'LB-1');
    unknown.push(visitor);
    await answer('LB-1');
    await settled('LB-1', /--- Answer of .*, failed .*550/);
    const list = await run('inbox:list');
    expect(list).toMatch(/^LB-1 .* undelivered /);
    expect(list).toContain('undelivered 1');
    unknown.length = 0;
    await run('inbox:resend', { reference: 'LB-1' });
    await settled('LB-1', /--- Answer of .*, sent \d{4}-/);
    expect(await show('LB-1')).not.toContain('550');
    expect(server.mails.map(({ text }) => text)).toEqual([expect.stringContaining('It is 120 dollars.')]);
    expect(await run('inbox:list')).toContain('undelivered 0');
    expect(await db.$count(outbox)).toBe(0);
  });

  it('an answer is sent again after its failed mail was deleted, with its files', async () => {
    await storeInquiry(db, 'LB-1');
    unknown.push(visitor);
    await answer('LB-1', { attach: [newFile('규격서.pdf', pdf)] });
    await settled('LB-1', /failed/);
    await runRetention({ db, outboxFolder: '/nonexistent' }, new Date(Date.now() + 8 * 24 * 3_600_000));
    expect(await db.$count(outbox)).toBe(0);
    expect(await show('LB-1')).toMatch(/failed[\s\S]*규격서\.pdf/);
    unknown.length = 0;
    await run('inbox:resend', { reference: 'LB-1' });
    await settled('LB-1', /, sent \d/);
    expect(server.mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['규격서.pdf']);
    await run('inbox:resend', { reference: 'LB-1' });
    await until(() => server.mails.length === 2);
  });

  it('waits as long as the mail server is unavailable', async () => {
    await storeInquiry(db, 'LB-1');
    server.breakDown('later');
    await answer('LB-1');
    await until(() => server.begun() > 0);
    expect(await show('LB-1')).toContain('not sent yet');
    await until(async () => (await run('outbox:list')).includes('EMESSAGE 451'));
    const list = await run('outbox:list', { state: 'waiting', kind: 'mail' });
    expect(list).toMatch(/ waiting {2}mail {2}vi\*\*\*@example\.com {2}LB-1 /);
    server.breakDown(undefined);
    await run('inbox:resend', { reference: 'LB-1' });
    await settled('LB-1', /, sent \d/);
    expect(server.mails).toHaveLength(1);
  });

  it('the mail is a personal one: files, an address for replies, and nothing automatic', async () => {
    await storeInquiry(db, 'LB-1');
    await answer('LB-1', { attach: [newFile('a.pdf', pdf), newFile('b.pdf', `${pdf}b`)] });
    await until(() => server.mails.length === 1);
    const [mail] = server.mails;
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['a.pdf', 'application/pdf'],
      ['b.pdf', 'application/pdf'],
    ]);
    const bytes = mail?.attachments[0]?.content;
    expect(typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)).toBe(pdf);
    expect(mail?.replyTo).toMatchObject([{ address: 'staff@example.com' }]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(mail?.text).not.toContain('automatically');
    expect(mail?.text?.trim()).toMatch(/simply reply to this email\.$/);
  });

  it('several answers are sent one after the other, each with its delivery', async () => {
    await storeInquiry(db, 'LB-1');
    await answer('LB-1');
    await expect(answer('LB-1', { text: 'Sorry, 130.' })).rejects.toThrow('To send another one, add --again');
    await answer('LB-1', { text: 'Sorry, 130.', again: true });
    await until(() => server.mails.length === 2);
    await until(async () => (await show('LB-1')).match(/--- Answer of .*, sent /g)?.length === 2);
    expect(await show('LB-1')).toMatch(/It is 120 dollars\.[\s\S]*Sorry, 130\./);
    await expect(run('inbox:resend', { reference: 'LB-9' })).rejects.toThrow('LB-9');
  });

  it('a member reads every answer of a question, and files are refused there', async () => {
    const reference = await createQuestion(db);
    const attach = [newFile('a.pdf', pdf)];
    await expect(answer(reference, { attach })).rejects.toThrow('answers of inquiries only');
    await answer(reference, { text: 'Yes.' });
    await answer(reference, { text: 'Below 8 °C.', again: true });
    const [question] = await db.select().from(questions);
    expect(question?.answer).toBe('Yes.\n\n---\n\nBelow 8 °C.');
    await until(() => server.mails.length === 2);
    await settled(reference, /Answer of .*, sent \d[\s\S]*Answer of .*, sent \d/);
    expect(server.mails[0]?.text).toContain('/mypage/questions/');
  });

  it('files that a visitor could not send are refused, and nothing is stored', async () => {
    await storeInquiry(db, 'LB-1');
    const tooLarge = [1, 2].map((part) =>
      newFile(`${part}.pdf`, Buffer.concat([Buffer.from(pdf), Buffer.alloc(6e6)])),
    );
    const refused = [
      [[newFile('run.exe', 'MZ')], 'file_type'],
      [[newFile('a.pdf', 'text')], 'file_type'],
      [['/nonexistent/a.pdf'], 'no such file'],
      [tooLarge, 'more than 10 MB'],
    ] as const;
    for (const [attach, text] of refused) await expect(answer('LB-1', { attach })).rejects.toThrow(text);
    expect(await db.$count(answers)).toBe(0);
    expect(await run('inbox:list')).toMatch(/^LB-1 .* open /);
  });

  it('answers, their files and their mails are destroyed with the inquiry', async () => {
    await storeInquiry(db, 'LB-1');
    unknown.push(visitor);
    await answer('LB-1', { attach: [newFile('a.pdf', pdf)] });
    await settled('LB-1', /failed/);
    await db.update(contacts).set({ processedAt: new Date(0) });
    await runRetention({ db, outboxFolder: '/nonexistent' }, new Date());
    for (const table of [contacts, answers, files, outbox]) expect(await db.$count(table)).toBe(0);
  });

  it('failed mails are listed without whole addresses and sent again, but no expired code', async () => {
    const mail = { subject: 'Subject', text: 'Text' };
    unknown.push('a@example.com', 'bob@example.com');
    await db.transaction(async (tx) => {
      await enqueueMail(tx, { ...mail, to: ['a@example.com', 'bob@example.com', 'carol@example.com'] });
      await enqueueSms(tx, { to: '01012345678', text: 'Code 123456', code: '123456' });
    });
    await until(async () => (await run('outbox:list', { state: 'failed' })).includes('1-2 of 2'));
    await until(async () => (await db.$count(outbox)) === 3);
    await db.update(outbox).set({ failedAt: new Date(), lockedUntil: null }).where(eq(outbox.kind, 'sms'));
    const list = await run('outbox:list', { state: 'failed' });
    expect(list).toContain('b***@example.com');
    expect(list).toContain('010-****-5678');
    expect(list).not.toMatch(/bob@|123456/);
    expect(await run('outbox:list', { page: '2', size: '2' })).toContain('3-3 of 3 (page 2 of 2)');
    const id = /^(\S+) .*b\*\*\*@/m.exec(list)?.[1] ?? '';
    unknown.length = 0;
    expect(await run('outbox:resend', { ids: [id] })).toBe('1 queued again.');
    // The message leaves the outbox after the mail server has it.
    await until(async () => (await db.$count(outbox)) === 2);
    expect(server.mails).toHaveLength(2);
    expect(await run('outbox:resend', { ids: [id] })).toContain(`${id} is not in the outbox`);
    expect(await run('outbox:resend', { ids: [], failed: true })).toBe('1 queued again.');
    await until(() => server.mails.length === 3);
    const sms = await run('outbox:list');
    expect(sms).toMatch(/ failed {2}sms /);
    await expect(run('outbox:resend', { ids: ['x'] })).rejects.toThrow('is no id');
    await expect(run('outbox:resend', { ids: [] })).rejects.toThrow('Name the ids');
  });
});

describe.each(databaseKinds)('while a site runs on %s', (kind) => {
  it('the command line shows a failed answer and sends it again', async () => {
    const { email, headers } = newVisitor();
    const unknown = [email];
    const server = await startMailServer({ unknown });
    const env: Record<string, string> = { DATA_DIR: newSeededDataDir(), SMTP_URL: server.url };
    if (kind === 'postgresql') env.DATABASE_URL = await newPostgresDatabase(inject('postgresUrl'));
    const site = await startSite({ ...env, ...behindProxy });
    const run = (...args: string[]) => runInProcess(args, env);
    try {
      const body = new FormData();
      const fields = { type: 'OTHER', fullName: 'Aurora', email, content: 'How much?', privacyAgree: 'on' };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const response = await fetch(`${site.url}${apiBase}/contacts`, { method: 'POST', body, headers });
      const { reference } = (await response.json()).data;
      await run(
        'inbox',
        'answer',
        reference,
        '--text',
        'It is 120 dollars.',
        '--attach',
        newFile('a.pdf', pdf),
      );
      await expect
        .poll(() => run('outbox', 'list', '--state', 'failed'), { timeout: 20_000 })
        .toContain('1-2 of 2');
      expect(await run('inbox', 'list')).toMatch(new RegExp(`^${reference} .* undelivered `));
      unknown.length = 0;
      expect(await run('outbox', 'resend', '--failed')).toBe('2 queued again.\n');
      await until(() => server.mails.length === 2, 20);
      await expect.poll(() => run('inbox', 'show', reference), { timeout: 20_000 }).toMatch(/, sent \d/);
    } finally {
      await site.kill();
      await server.stop();
    }
  });
});
