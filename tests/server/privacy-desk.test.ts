import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { runRetention } from '#api/jobs/retention.ts';
import enUS from '#api/services/privacy-requests/texts/en-US.json' with { type: 'json' };
import koKR from '#api/services/privacy-requests/texts/ko-KR.json' with { type: 'json' };
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { checked, openDesk } from '../support/privacy-desk.ts';
import { StaffApi } from '../support/staff-api.ts';

const day = 24 * 3_600_000;

function koreanDay(daysAgo: number): string {
  return new Date(Date.now() + 9 * 3_600_000 - daysAgo * day).toISOString().slice(0, 10);
}

/** The files of an archive by name. */
function unzip(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const found: Record<string, string> = {};
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (fault, stream) => {
          if (fault) return reject(fault);
          found[entry.fileName] = Buffer.concat(await stream.toArray()).toString('utf8');
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(found));
      zip.readEntry();
    });
  });
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)]);
}

describe.each(databaseKinds)('The privacy desk on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let desk: Awaited<ReturnType<typeof openDesk>>;
  let support: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', 'T-1', '2026-01-01'), ('privacy', 'P-1', '2026-01-01'), ('inquiry', 'I-1', '2026-01-01')`);
    await site.rows(sql`insert into term_translations (term_id, locale, title, content)
      select id, 'ko-KR', '제목 ' || version, '동의한 본문 ' || version from terms`);
    desk = await openDesk(staff);
    support = (await staff.person('support')).token;
  });

  afterAll(() => staff?.close());

  const list = async (query: Record<string, string>) =>
    expectAnswer(
      endpoints.listPrivacyRequests,
      await site.get(`/staff/requests?${new URLSearchParams(query)}`, { token: support }),
    );
  const read = async (id: number) =>
    (await expectAnswer(endpoints.getPrivacyRequest, await desk.send('GET', `/requests/${id}`))).data;

  async function inquire(fields: Record<string, string | File>): Promise<string> {
    const form = new FormData();
    const values = { type: 'OTHER', fullName: '문의인', content: '문의본문', privacyAgree: 'on', ...fields };
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const response = await site.fetch('/contacts', { method: 'POST', body: form });
    return (await expectAnswer(endpoints.createContact, response)).data.reference;
  }

  it('takes a request with how it came in, masks it in the list, and shows it overdue after ten days', async () => {
    const due = await desk.enter({
      kind: 'access',
      email: 'Due.Today@Example.com',
      receivedOn: koreanDay(10),
    });
    const late = await desk.enter({
      ...{ kind: 'erasure', mobile: '+82 10-5555-1234', name: '홍길동', receivedOn: koreanDay(11) },
      note: '지점으로 방문',
      channel: 'visit',
    });
    expect(await read(due)).toMatchObject({
      ...{ email: 'due.today@example.com', dueOn: koreanDay(0), isOverdue: false, state: 'open' },
    });
    const { data, overdue } = await list({ state: 'overdue' });
    expect(overdue).toBe(1);
    expect(data).toMatchObject([
      {
        ...{ id: late, kind: 'erasure', channel: 'visit', state: 'open', isOverdue: true },
        ...{ name: '홍***', mobile: '010-****-1234', dueOn: koreanDay(1) },
      },
    ]);
    const waiting = await list({});
    expect(waiting.data[0]?.id).toBe(late);
    const first = await list({ size: '1' });
    expect(first.data).toEqual(waiting.data.slice(0, 1));
    const second = await list({ size: '1', after: String(first.next) });
    expect(second.data).toEqual(waiting.data.slice(1, 2));
    expect((await list({ size: '1', before: String(second.previous) })).data).toEqual(first.data);
    expect((await list({ person: '010 5555 1234' })).data.map(({ id }) => id)).toEqual([late]);
    expect((await list({ person: 'x' })).data).toEqual([]);
  });

  it('refuses a request without an identifier, from the future, or incomplete', async () => {
    const request = { kind: 'access', channel: 'phone', receivedOn: koreanDay(0), email: 'a@example.com' };
    const enter = (change: object) => desk.post('/requests', { ...request, ...change });
    const problem = async (change: object, field: Record<string, string>) =>
      expectProblem(await enter(change), 'validation_failed', field);
    await problem({ email: '' }, { email: 'required' });
    await problem({ email: 'x' }, { email: 'invalid_email' });
    await problem({ mobile: '12' }, { mobile: 'invalid_phone' });
    await problem({ receivedOn: koreanDay(-1) }, { receivedOn: 'out_of_range' });
    await problem({ kind: 'other' }, { kind: 'required' });
    await problem({ channel: undefined }, { channel: 'required' });
  });

  it('lists the data of the person, and includes the other identifier on request', async () => {
    const mobile = site.newMobile();
    const member = await site.member({ mobile });
    const byMobile = await inquire({ email: site.newEmail(), mobile: `+82 ${mobile.slice(1)}` });
    const id = await desk.enter({ kind: 'erasure', email: member.email });
    const before = await read(id);
    expect(before.found).toMatchObject({
      ...{ members: [member.id], inquiries: [], otherEmail: null },
      otherMobile: `010-****-${mobile.slice(-4)}`,
      retained: ['rejoin_hashes', 'request_record', 'access_records', 'backups'],
    });
    const extended = await desk.post(`/requests/${id}/extend`, { with: 'mobile' });
    const { data } = await expectAnswer(endpoints.extendPrivacyRequest, extended);
    expect(data).toMatchObject({
      mobile,
      found: { otherMobile: null, inquiries: [{ reference: byMobile, isOpen: true }] },
    });
    expect(data.found?.retained).toContain('inquiry_records');
    await expectProblem(await desk.post(`/requests/${id}/extend`, { with: 'mobile' }), 'conflict');
  });

  it('carries a request out only after the identity check, only as what it is, and only by an owner', async () => {
    const { email } = await site.member();
    const access = await desk.enter({ kind: 'access', email });
    const erasure = await desk.enter({ kind: 'erasure', email });
    const text = { text: checked };
    await expectProblem(await desk.post(`/requests/${access}/export`), 'conflict');
    await expectProblem(await desk.post(`/requests/${erasure}/erase`), 'conflict');
    for (const id of [access, erasure]) await desk.post(`/requests/${id}/identity`, text);
    await expectProblem(await desk.post(`/requests/${access}/identity`, text), 'conflict');
    await expectProblem(await desk.post(`/requests/${access}/erase`), 'conflict');
    await expectProblem(await desk.post(`/requests/${erasure}/export`), 'conflict');
    await expectProblem(await desk.post(`/requests/${access}/answer`, text), 'conflict');
    for (const path of [`/staff/requests/${access}/export`, `/staff/requests/${erasure}/erase`])
      await expectProblem(await site.post(path, undefined, { token: support }), 'forbidden');
    expect((await site.get('/staff/members', { token: support })).status).toBe(200);
    await expectProblem(await desk.post('/requests/999999/erase'), 'not_found');
  });

  it('answers a request of access with one file: a page, JSON, files and the texts agreed to', async () => {
    const fields = { ...(await site.signUpFields()), name: '<b>열람인' };
    const signedUp = await expectAnswer(endpoints.signUp, await site.post('/members', fields));
    const { id: memberId } = signedUp.data.member;
    const form = new FormData();
    const file = new File(['%PDF-1.4 QUESTION'], '질문.pdf');
    for (const [name, value] of Object.entries({ title: '질문제목', content: '질문내용', files: file }))
      form.set(name, value);
    await site.fetch('/me/questions', {
      ...{ method: 'POST', body: form },
      headers: { authorization: signedUp.data.token },
    });
    await desk.post(`/members/${memberId}/points`, { amount: 700, reason: '열람포인트' });
    await inquire({ email: fields.email, files: new File(['%PDF-1.4 INQUIRY'], 'inquiry.pdf') });
    const id = await desk.enterChecked({ kind: 'access', email: fields.email });
    const response = await desk.post(`/requests/${id}/export`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(['person.html', 'person.json', 'texts/terms-T-1.ko-KR.md']));
    expect(names).toContain('texts/privacy-P-1.ko-KR.md');
    expect(names).toContain('texts/inquiry-I-1.ko-KR.md');
    expect(files['texts/terms-T-1.ko-KR.md']).toContain('동의한 본문 T-1');
    const stored = names.filter((name) => name.startsWith('files/'));
    expect(stored.map((name) => files[name]).toSorted()).toEqual(['%PDF-1.4 INQUIRY', '%PDF-1.4 QUESTION']);
    const json = JSON.parse(files['person.json'] ?? '');
    expect(json).toMatchObject({
      subject: { email: fields.email },
      members: [
        {
          ...{ id: memberId, email: fields.email, mobile: fields.mobile },
          consents: [{ version: 'P-1' }, { version: 'T-1' }],
          points: [{ description: '열람포인트', saved: 700 }],
          questions: [{ title: '질문제목' }],
        },
      ],
      inquiries: [{ content: '문의본문', consent: { version: 'I-1' } }],
      requests: [{ kind: 'access', state: 'checked' }],
    });
    const html = files['person.html'] ?? '';
    for (const part of [fields.email, '&lt;b&gt;열람인', '질문내용', '문의본문', '열람포인트', '동의한 때'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/argon2|<b>|hash/i);
    const { exportedAt: _exportedAt, subject: _subject, ...sections } = json;
    for (const texts of [koKR, enUS]) {
      const labels = new Set(Object.keys(texts.fields));
      expect(
        Object.values(sections)
          .flatMap(keysOf)
          .filter((key) => !labels.has(key)),
      ).toEqual([]);
      for (const name of Object.keys(sections)) expect(texts).toHaveProperty(`section_${name}`);
    }
    const answered = await desk.post(`/requests/${id}/answer`, { text: '등기 우편으로 보냄' });
    expect((await expectAnswer(endpoints.answerPrivacyRequest, answered)).data).toMatchObject({
      ...{ state: 'done', name: null, email: null, mobile: null, note: null, found: null },
      outcome: '등기 우편으로 보냄',
    });
    const acts = await site.rows(sql`select subject from access_records where action = 'requests.export'`);
    expect(acts.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`request:${id}`, `member:${memberId}`]),
    );
  });

  it('erases a member and a person who only sent inquiries, and leaves only hashes of them', async () => {
    const member = await site.member({ email: 'erase.me@example.com', mobile: '01077778888' });
    await inquire({ email: 'Erase.Me@example.com' });
    await inquire({ email: 'only.inquiry@example.com', mobile: '010-1212-3434', fullName: '문의만한사람' });
    const ids: number[] = [];
    for (const email of [member.email, 'only.inquiry@example.com']) {
      const second = await desk.enter({ kind: 'access', email, name: '지울이름', note: '지울메모' });
      const id = await desk.enterChecked({ kind: 'erasure', email, name: '지울이름' });
      const { data } = await expectAnswer(endpoints.erasePerson, await desk.post(`/requests/${id}/erase`));
      expect(data).toMatchObject({ state: 'done', email: null, name: null, found: null });
      expect(data.counts?.inquiries).toBe(1);
      expect(await read(second)).toMatchObject({ state: 'done', email: null, name: null, note: null });
      await expectProblem(await desk.post(`/requests/${id}/erase`), 'conflict');
      ids.push(id, second);
    }
    await expectProblem(await site.get('/me', { token: member.token }), 'unauthenticated');
    const dump = (await site.dump()).toLowerCase();
    for (const mark of [
      'erase.me',
      '01077778888',
      'only.inquiry',
      '010-1212-3434',
      '문의만한사람',
      '지울이름',
    ])
      expect(dump).not.toContain(mark);
    const found = await list({ person: 'ERASE.me@example.com', state: 'all' });
    expect(found.data.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const records = await site.api.run('person:records', { email: 'erase.me@example.com' });
    expect(records).toMatch(/erase {2}staff\d+@example.com {2}members 1, inquiries 1/);
  });

  it('of two erasures of one request at once, one succeeds', async () => {
    const { email } = await site.member();
    const id = await desk.enterChecked({ kind: 'erasure', email });
    const both = await Promise.all([desk.post(`/requests/${id}/erase`), desk.post(`/requests/${id}/erase`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('an erasure by command ends the open requests of the person and is recorded', async () => {
    const { email, id: memberId } = await site.member();
    const id = await desk.enter({ kind: 'erasure', email });
    await site.api.run('person:erase', { by: 'Kim Operator', email, yes: true });
    expect(await read(id)).toMatchObject({ state: 'done', closedBy: 'Kim Operator', email: null });
    const [record] = await site.rows(sql`select staff_id, operator, action from access_records
      where subject = ${`member:${memberId}`}`);
    expect(record).toEqual({ staff_id: null, operator: 'Kim Operator', action: 'requests.erase' });
  });

  it('refuses with a reason, and forgets ended requests after three years', async () => {
    const id = await desk.enter({ kind: 'erasure', email: 'refused@example.com' });
    const refused = await desk.post(`/requests/${id}/refuse`, { text: '본인임을 확인할 수 없음' });
    expect((await expectAnswer(endpoints.refusePrivacyRequest, refused)).data).toMatchObject({
      ...{ state: 'refused', outcome: '본인임을 확인할 수 없음', email: null },
    });
    await expectProblem(await desk.post(`/requests/${id}/identity`, { text: checked }), 'conflict');
    const { db } = site.api;
    const inYears = (years: number) => new Date(Date.now() + years * 366 * day);
    await runRetention({ db, outboxFolder: '/nonexistent' }, inYears(2.9));
    expect((await read(id)).state).toBe('refused');
    await runRetention({ db, outboxFolder: '/nonexistent' }, inYears(3.1));
    await expectProblem(await desk.send('GET', `/requests/${id}`), 'not_found');
  });
});
