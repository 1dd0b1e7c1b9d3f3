import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { tally, times } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';

describe.each(databaseKinds)('Members as staff see them on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    ({ token } = await staff.person('support'));
  });

  afterAll(() => staff?.close());

  const search = async (query: Record<string, string> = {}) =>
    expectAnswer(
      endpoints.searchMembers,
      await site.get(`/staff/members?${new URLSearchParams(query)}`, { token }),
    );
  const records = (id: number) =>
    site.rows(
      sql`select action, detail from access_records where subject = ${`member:${id}`} order by number`,
    );
  const give = (id: number, body: unknown, key?: string) =>
    site.fetch(`/staff/members/${id}/points`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        authorization: token,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });

  it('are found by exact email address, number, and mobile in every spelling, and shown masked', async () => {
    const email = 'hong.gildong@example.com';
    const { id } = await site.member({ email, mobile: '01098761234' });
    await site.member({ email: `x${email}`, mobile: '01098761235' });
    const wanted = [email, email.toUpperCase(), ` ${email} `, String(id), `#${id}`, '01098761234'];
    const spellings = ['010-9876-1234', '+82 10 9876 1234', '0082-10-9876-1234', '０１０９８７６１２３４'];
    for (const person of [...wanted, ...spellings]) {
      const { data } = await search({ person });
      expect(data, person).toMatchObject([
        { id, name: '홍***', email: 'hong***@example.com', mobile: '010-****-1234', points: 0 },
      ]);
    }
    for (const person of ['hong', 'gildong@example.com', '%', '010-9876', '999999999', "' or 1=1"])
      expect((await search({ person })).data, person).toEqual([]);
    expect(await records(id)).toEqual([]);
  });

  it('are listed newest first, in pages that stay the same when members join', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await site.member()).id);
    const first = await search({ size: '2' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.previous).toBeNull();
    await site.member();
    const second = await search({ size: '2', after: String(first.next) });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const back = await search({ size: '2', before: String(second.previous) });
    expect(back.data).toEqual(first.data);
    const bad = await site.get('/staff/members?after=x', { token });
    await expectProblem(bad, 'validation_failed', { after: 'invalid' });
  });

  it('a withdrawn person is shown as such, by address and number', async () => {
    const { email, token: own } = await site.member({ mobile: '01044443333' });
    const body = { agree: true, confirm: true, reason: 'PRICE', password: 'correct horse battery' };
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token: own, body }));
    for (const person of [email, '010 4444 3333']) {
      const found = await search({ person });
      expect(found.data).toEqual([]);
      expect(Date.parse(String(found.rejoinAt))).toBeGreaterThan(Date.now() + 150 * 24 * 3_600_000);
    }
    expect((await search({ person: 'never@example.com' })).rejoinAt).toBeNull();
  });

  it('a member is shown with consents, sign-ins, points, questions and sessions, masked and recorded', async () => {
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', 'T-1', '2026-01-01'), ('privacy', 'P-1', '2026-01-01')`);
    const fields = await site.signUpFields();
    const signedUp = await expectAnswer(endpoints.signUp, await site.post('/members', fields));
    const { id } = signedUp.data.member;
    await site.post('/me/questions', { title: '보관 방법', content: '내용' }, { token: signedUp.data.token });
    await site.call('PATCH', '/me', {
      token: signedUp.data.token,
      body: { birthday: '19770707', zipcode: '06236', address1: '테헤란로 1' },
    });
    const read = () => site.get(`/staff/members/${id}`, { token });
    const response = await read();
    const text = await response.clone().text();
    for (const secret of [fields.email, fields.mobile, '홍길동', '19770707', '테헤란로', '06236'])
      expect(text).not.toContain(secret);
    const { data } = await expectAnswer(endpoints.getMemberAsStaff, response);
    expect(data).toMatchObject({
      ...{ id, name: '홍***', birthday: '***', address: '***', emailVerified: false, hasPassword: true },
      consents: [
        { kind: 'privacy', version: 'P-1', language: 'ko-KR' },
        { kind: 'terms', version: 'T-1', language: 'ko-KR' },
      ],
      sessions: [{ expiresAt: expect.any(String) }],
      questions: { total: 1, items: [{ reference: expect.stringMatching(/^Q-\d+$/), title: '보관 방법' }] },
      pointEntries: { total: 0, items: [] },
    });
    expect(await records(id)).toEqual([{ action: 'members.read', detail: '{}' }]);
    for (const [field, value] of [
      ['name', '홍길동'],
      ['email', fields.email],
      ['mobile', fields.mobile],
      ['birthday', '19770707'],
      ['address', '(06236) 테헤란로 1'],
    ]) {
      const shown = await site.post(`/staff/members/${id}/shown`, { field }, { token });
      expect((await expectAnswer(endpoints.showMemberField, shown)).data).toEqual({ field, value });
    }
    const shown = (await records(id)).filter(({ action }) => action === 'members.show');
    expect(shown.map(({ detail }) => detail)).toEqual(
      ['name', 'email', 'mobile', 'birthday', 'address'].map((field) => `{"shown":"${field}"}`),
    );
    await expectProblem(await site.get('/staff/members/999999', { token }), 'not_found');
  });

  it('points are given and taken with a reason that the member sees, never below zero', async () => {
    const { id, token: own } = await site.member();
    const given = await expectAnswer(endpoints.changePoints, await give(id, { amount: 500, reason: '행사' }));
    expect(given.data).toMatchObject({ saved: 500, used: 0, balance: 500, description: '행사' });
    const taken = await expectAnswer(
      endpoints.changePoints,
      await give(id, { amount: -200, reason: '정정' }),
    );
    expect(taken.data).toMatchObject({ saved: 0, used: 200, balance: 300 });
    await expectProblem(await give(id, { amount: -301, reason: '정정' }), 'conflict');
    await expectProblem(await give(id, { amount: 0, reason: ' ' }), 'validation_failed', {
      amount: 'out_of_range',
      reason: 'required',
    });
    for (const amount of [1.5, '5', 1_000_001, null])
      await expectProblem(await give(id, { amount, reason: 'x' }), 'validation_failed');
    const seen = await expectAnswer(endpoints.listPoints, await site.get('/me/points', { token: own }));
    expect(seen.data.map(({ description, balance }) => [description, balance])).toEqual([
      ['정정', 300],
      ['행사', 500],
    ]);
    expect((await records(id)).map(({ detail }) => JSON.parse(String(detail)))).toMatchObject([
      { amount: 500, balance: 500 },
      { amount: -200, balance: 300 },
    ]);
    await expectProblem(await give(999_999, { amount: 1, reason: 'x' }), 'not_found');
  });

  it('of 50 parallel changes each counts once, and the balance never goes below zero', async () => {
    const { id } = await site.member();
    await give(id, { amount: 1000, reason: '시작' });
    const taking = await times(50, () => give(id, { amount: -50, reason: '차감' }));
    expect(tally(taking)).toEqual({ 201: 20, 409: 30 });
    const giving = await times(50, () => give(id, { amount: 7, reason: '적립' }));
    expect(tally(giving)).toEqual({ 201: 50 });
    const [row] = await site.rows(sql`
      select min(balance)::int as least, count(*)::int as entries, sum(saved - used)::int as balance
      from points where member_id = ${id}`);
    expect(row).toEqual({ least: 0, entries: 71, balance: 350 });
    expect(await records(id)).toHaveLength(71);
  });

  it('a repeated change counts once, and its key fits no other change', async () => {
    const { id } = await site.member();
    const change = { amount: 300, reason: '행사' };
    const repeated = await times(20, () => give(id, change, 'once'));
    expect(tally(repeated)).toEqual({ 201: 20 });
    const entries = await Promise.all(repeated.map(async (response) => (await response.json()).data.id));
    expect(new Set(entries).size).toBe(1);
    await expectProblem(await give(id, { ...change, amount: 301 }, 'once'), 'conflict');
    const other = await site.member();
    expect((await give(other.id, change, 'once')).status).toBe(201);
    const [row] = await site.rows(sql`select count(*)::int as n from points where member_id = ${id}`);
    expect(row?.n).toBe(1);
    expect(await records(id)).toHaveLength(1);
  });

  it('the history of points is read in pages', async () => {
    const { id } = await site.member();
    for (let index = 1; index <= 5; index += 1) await give(id, { amount: index, reason: `${index}` });
    const page = async (query: string) =>
      expectAnswer(
        endpoints.listPointsOfMember,
        await site.get(`/staff/members/${id}/points?size=2${query}`, { token }),
      );
    const first = await page('');
    expect(first.data.map(({ description }) => description)).toEqual(['5', '4']);
    const second = await page(`&after=${first.next}`);
    expect(second.data.map(({ description }) => description)).toEqual(['3', '2']);
    expect((await page(`&before=${second.previous}`)).data).toEqual(first.data);
    expect((await page(`&after=${second.next}`)).next).toBeNull();
  });

  it('ended sessions end on all devices', async () => {
    const { id, email, token: own } = await site.member();
    const second = await site.token(email);
    const ended = await site.call('DELETE', `/staff/members/${id}/sessions`, { token });
    await expectAnswer(endpoints.endSessionsOfMember, ended);
    for (const session of [own, second])
      await expectProblem(await site.get('/me', { token: session }), 'unauthenticated');
    expect(await records(id)).toEqual([{ action: 'members.sign-out', detail: '{"sessions":2}' }]);
  });
});
