import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contacts, samples } from '#api/db/schema/index.ts';
import { createFileMail } from '#api/gateways/mail.ts';
import { runRetention } from '#api/jobs/retention.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password } from '../support/member-api.ts';
import { newTestLog } from '../support/test-log.ts';

const by = 'Kim Operator';
const pdf = (text: string) => new File([`%PDF-1.4 ${text}`], 'erasefile.pdf');

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-person-'));
}

describe.each(databaseKinds)('requests of people about their data on %s', (kind) => {
  const outboxFolder = newFolder();
  let site: MemberApi;
  let idProduct: number;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'), { outboxFolder });
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', 'T-1', '2026-01-01'), ('privacy', 'P-1', '2026-01-01'), ('inquiry', 'I-1', '2026-01-01')`);
    const [row] = await site.rows(sql`
      insert into products (slug, type, position, published_at, active, in_pharmacies)
      values ('lmb-07', 'material', 1, '2026-01-01', true, false) returning id`);
    idProduct = Number(row?.id);
    await site.rows(sql`
      insert into product_translations (product_id, locale, name, summary, specifications)
      values (${idProduct}, 'ko-KR', '엘엠비-07', '', '[]')`);
  });

  afterAll(() => site?.close());

  const run = (command: string, input: object) => site.api.run(`person:${command}`, { by, ...input });

  async function inquire(fields: Record<string, string | File>): Promise<string> {
    const form = new FormData();
    const values = { type: 'OTHER', fullName: '문의인', content: '내용', privacyAgree: 'on', ...fields };
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const response = await site.fetch('/contacts', { method: 'POST', body: form });
    return (await expectAnswer(endpoints.createContact, response)).data.reference;
  }

  async function createQuestion(token: string, file: File): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: '지울제목', content: '지울내용', files: file }))
      form.set(name, value);
    const headers = { authorization: token };
    const response = await site.fetch('/me/questions', { method: 'POST', body: form, headers });
    return `Q-${(await expectAnswer(endpoints.createQuestion, response)).data.id}`;
  }

  async function requestSample(token: string, delivery: object = {}): Promise<number> {
    const body = { idProduct, amount: '500 g', purpose: '지울용도', ...delivery };
    const response = await site.post('/me/samples', body, { token });
    return (await expectAnswer(endpoints.createSample, response)).data.id;
  }

  async function signUp(given: { email: string; mobile: string }) {
    const fields = { ...(await site.signUpFields(given)), name: '지울이름' };
    return (await expectAnswer(endpoints.signUp, await site.post('/members', fields))).data;
  }

  /** A member with data in every table that can hold some, and inquiries without an account. */
  async function storePerson() {
    const email = 'mark.er+erase@example.com';
    const mobile = '01098769876';
    const { token, member } = await signUp({ email, mobile });
    const profile = {
      birthday: '19770707',
      zipcode: 'Z98765',
      address1: '지울주소 1',
      address2: '지울주소 2',
    };
    await site.call('PATCH', '/me', { token, body: profile });
    await site.rows(sql`insert into points (member_id, description, saved, used, balance)
      values (${member.id}, '지울포인트', 1, 0, 1)`);
    const question = await createQuestion(token, pdf('ERASEQUESTION'));
    await site.api.run('inbox:answer', { reference: question, text: '지울답변' });
    const kakao = { subject: 'erase-kakao', email, emailVerified: true, name: '지울별명' };
    const { ticket } = await expectProblem(await site.socialSignIn('kakao', kakao), 'email_taken');
    await site.post('/auth/kakao', { ticket, password });
    await expectProblem(
      await site.socialSignIn('naver', { ...kakao, subject: 'erase-naver', emailVerified: false }),
      'email_taken',
    );
    await requestSample(token);
    await site.post('/me/phone/code', { mobile: '01087658765' }, { token });
    await site.post('/password/forgot', { email });
    const attached = join(newFolder(), 'eraseanswer.pdf');
    writeFileSync(attached, '%PDF-1.4 ERASEANSWER');
    const byEmail = await inquire({ email: 'Mark.Er+Erase@Example.com', files: pdf('ERASEINQUIRY') });
    await site.api.run('inbox:answer', { reference: byEmail, text: '지울회신', attach: [attached] });
    const byMobile = await inquire({
      email: 'second.address@example.com',
      mobile: '+82 (0)10-9876-9876',
      subject: '지울문의',
    });
    const friend = await site.member();
    const delivery = await requestSample(friend.token, {
      purpose: '친구 용도',
      recipient: '지울수취인',
      mobile: '010 9876 9876',
      zipcode: '06236',
      address1: '지울배송지',
    });
    return { email, mobile, byEmail, byMobile, friend, delivery };
  }

  const marks = [
    ...['mark.er', '01098769876', '9876-9876', '9876 9876', '01087658765', '지울', '19770707', 'Z98765'],
    ...['eraseanswer', 'erasefile', 'second.address', 'erase-kakao', 'erase-naver'],
    ...['ERASEQUESTION', 'ERASEINQUIRY', 'ERASEANSWER'].map((text) => Buffer.from(text).toString('hex')),
  ];

  async function writeMails(email: string): Promise<void> {
    const { log } = newTestLog();
    const mail = createFileMail(outboxFolder, { name: '', address: 'site@example.com' }, log);
    const letter = { subject: 'S', text: 'T' };
    await mail.send({ ...letter, to: email }, 'to-the-person');
    await mail.send({ ...letter, to: 'staff@example.com', replyTo: email.toUpperCase() }, 'about-the-person');
    await mail.send({ ...letter, to: `x${email}` }, 'to-another');
  }

  it('after an erasure no table and no message file has anything of the person', async () => {
    const { email, mobile, byEmail, byMobile, friend, delivery } = await storePerson();
    await writeMails(email);
    writeFileSync(join(outboxFolder, 'sms-1.json'), JSON.stringify({ to: mobile, text: '1', code: '1' }));
    await site.post('/password/forgot', { email: friend.email });
    const before = (await site.dump()).toLowerCase();
    for (const mark of marks) expect(before).toContain(mark.toLowerCase());

    const preview = await run('erase', { email, mobile });
    expect(preview).toContain('members 1, inquiries 2, questions 1, samples 1, deliveries 1, files 3');
    expect(preview).toContain('message files 3');
    expect(preview).toContain(`Inquiry ${byMobile} is open`);
    expect(preview).not.toContain(`Inquiry ${byEmail} is open`);
    expect((await site.dump()).toLowerCase()).toBe(before);

    const erased = await run('erase', { email, mobile, yes: true });
    expect(erased).toContain('members 1, inquiries 2, questions 1, samples 1, deliveries 1, files 3');
    expect(erased).toContain('keyed hashes');
    const after = (await site.dump()).toLowerCase();
    for (const mark of marks) expect(after).not.toContain(mark.toLowerCase());
    expect(readdirSync(outboxFolder).join()).toMatch(/^[^,]*to-another\.eml$/);

    expect(await site.sentTo(friend.email)).not.toEqual([]);
    const [sample] = await site.api.db.select().from(samples).where(eq(samples.id, delivery));
    expect(sample).toMatchObject({ purpose: '친구 용도', recipient: null, mobile: null, address1: null });
  });

  it('erasing an account blocks a new one for six months, as a withdrawal does', async () => {
    const { email, token } = await site.member({ mobile: site.newMobile() });
    await run('erase', { email, yes: true });
    await expectProblem(await site.get('/me', { token }), 'unauthenticated');
    const fields = await site.signUpFields({ email });
    await expectProblem(await site.post('/members', fields), 'rejoin_too_soon');
    expect(await run('find', { email })).toMatch(
      /^Nothing is stored.*\nA withdrawn member; keyed hashes block/,
    );
  });

  it('people with a similar address or number are not affected', async () => {
    const mobile = '01012121212';
    const email = 'similar@example.com';
    await inquire({ email, mobile });
    const others = [
      await inquire({ email: `not-${email}`, mobile: '+82 10-1212-12123' }),
      await inquire({ email: `${email}.au`, mobile: '+1 010 1212 1212', content: email }),
      await inquire({ email: 'similarXexample@example.com', mobile: '+82 2-1012-1212' }),
    ];
    const count = async () => (await site.rows(sql`select 1 from outbox`)).length;
    const before = await count();
    const found = await run('find', { email, mobile });
    for (const reference of others) expect(found).not.toContain(reference);
    await run('erase', { email, mobile, yes: true });
    for (const reference of others)
      expect(await site.api.run('inbox:show', { reference })).toContain(reference);
    // The confirmation and the notice to staff.
    expect(before - (await count())).toBe(2);
  });

  it.each([
    ['+1 (415) 555-2671', '001 415 555 2671'],
    ['02-555-0101', '+82 2 555 0101'],
    ['0082 10 7171-7171', '010.7171.7171'],
  ])('finds an inquiry with the number %s by %s', async (mobile, wanted) => {
    const reference = await inquire({ email: site.newEmail(), mobile });
    expect(await run('find', { mobile: wanted })).toContain(reference);
  });

  it('find lists account, consents, inquiries and how to find more', async () => {
    const mobile = site.newMobile();
    const email = site.newEmail();
    const { member } = await signUp({ email, mobile });
    const reference = await inquire({ email: email.toUpperCase(), files: pdf('x') });
    const found = await run('find', { email });
    expect(found).toContain(`Member ${member.id}  ${email}  ${mobile}  지울이름  since `);
    expect(found).toMatch(/ {2}Consent {2}privacy {2}P-1 {2}ko-KR {2}2/);
    expect(found).toMatch(new RegExp(`Inquiry ${reference} .*consent I-1 {2}files: 1; answers: 0`));
    expect(found).toContain(`--mobile ${mobile}`);
    expect(await run('find', { mobile })).toContain(`--email ${email}`);
    expect(await run('find', { email, mobile })).not.toContain('--');
  });

  it('export writes the data and the files for their owner only, without hashes', async () => {
    const email = site.newEmail();
    const { token } = await signUp({ email, mobile: site.newMobile() });
    const question = await createQuestion(token, pdf('question'));
    const reference = await inquire({ email, files: pdf('inquiry') });
    const folder = join(newFolder(), 'export');
    expect(await run('export', { email, folder })).toContain('2 attached files');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const names = [`${reference}-1-erasefile.pdf`, `${question}-1-erasefile.pdf`, 'person.json'];
    expect(readdirSync(folder).sort()).toEqual(names);
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('%PDF-1.4 inquiry');
    const text = readFileSync(join(folder, 'person.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      subject: { email },
      members: [
        {
          ...{ email, name: '지울이름', language: 'ko-KR', hasPassword: true },
          consents: [
            { kind: 'privacy', version: 'P-1', agreedAt: expect.stringMatching(/^2\d{3}-/) },
            { kind: 'terms', version: 'T-1' },
          ],
          questions: [{ reference: question, content: '지울내용', files: [names[1]] }],
        },
      ],
      inquiries: [{ reference, consent: { kind: 'inquiry', version: 'I-1' }, files: [names[0]] }],
    });
    expect(text).not.toMatch(/argon2|hash":/i);
    await expect(run('export', { email, folder })).rejects.toThrow('EEXIST');
    expect(readdirSync(folder).sort()).toEqual(names);
  });

  it('an export that fails leaves no folder', async () => {
    const email = site.newEmail();
    await inquire({ email, files: pdf('x') });
    await site.rows(sql`update files set name = 'missing/folder.pdf'
      from contacts where contacts.id = contact_id and email = ${email}`);
    const parent = newFolder();
    await expect(run('export', { email, folder: join(parent, 'export') })).rejects.toThrow('ENOENT');
    expect(readdirSync(parent)).toEqual([]);
    await site.api.db.delete(contacts).where(eq(contacts.email, email));
  });

  it('each request is recorded without the address, for three years', async () => {
    const email = 'recorded.request@example.com';
    await inquire({ email });
    await run('find', { email });
    await run('erase', { email });
    await run('erase', { email: email.toUpperCase(), yes: true });
    const list = await run('records', { email });
    expect(list).toMatch(/erase {2}Kim Operator {2}members 0, inquiries 1.*\n.*find {2}Kim.*\n1-2 of 2/);
    expect(await run('records', { email: 'nobody@example.com' })).toBe('No request matches.');
    expect(await site.dump()).not.toContain('recorded.request');
    const { db } = site.api;
    const inYears = (years: number) => new Date(Date.now() + years * 366 * 24 * 3_600_000);
    expect(await runRetention({ db, outboxFolder }, inYears(2.9))).toMatchObject({ requests: 0 });
    expect((await runRetention({ db, outboxFolder }, inYears(3.1))).requests).toBeGreaterThan(1);
  });

  it('an incomplete or wrong request is refused', async () => {
    await expect(run('find', {})).rejects.toThrow('--email, --mobile or both');
    await expect(run('find', { email: 'x' })).rejects.toThrow('--email: invalid_email');
    await expect(run('erase', { mobile: '12' })).rejects.toThrow('--mobile: invalid_phone');
    await expect(run('find', { email: 'a@example.com', by: ' ' })).rejects.toThrow('--by');
  });
});
