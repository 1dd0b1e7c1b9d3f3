import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, tally, times } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';

/* Requests to the API from a page of another site, or with a stolen password. */

const names = Object.keys(endpoints) as EndpointName[];

/** The path of an endpoint with valid parameters. */
const pathOf = ({ path }: Endpoint) => path.replace('{provider}', 'kakao').replace(/\{\w+\}/g, '1');

describe.each(databaseKinds)('attack on members, on %s:', (kind) => {
  let site: MemberApi;
  let visitor: Awaited<ReturnType<MemberApi['member']>>;
  let owner: Awaited<ReturnType<StaffApi['person']>>;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', '1', '2026-01-01'), ('privacy', '1', '2026-01-01'), ('inquiry', '1', '2026-01-01')`);
    visitor = await site.member();
    owner = await new StaffApi(site).person('owner');
  });

  afterAll(() => site?.close());

  const me = (token: string) => site.get('/me', { token });
  const tokenFor = ({ staff }: Endpoint) => (staff ? owner.token : visitor.token);

  it('many sign-ins: a member has at most 50 sessions, and the oldest end', async () => {
    const other = await site.member();
    const { email, token: first } = await site.member();
    const tokens: string[] = [];
    for (let index = 0; index < 49; index += 1) tokens.push(await site.token(email));
    expect((await me(first)).status).toBe(200);
    tokens.push(await site.token(email), await site.token(email));
    expect((await me(first)).status).toBe(401);
    expect((await me(tokens[0] ?? '')).status).toBe(401);
    for (const token of tokens.slice(1)) expect((await me(token)).status).toBe(200);
    expect((await me(other.token)).status).toBe(200);
    expect(tally(await times(30, () => site.login(email)))).toEqual({ 200: 30 });
    await site.token(email);
    const [row] = await site.rows(sql`
      select count(*)::int as sessions from sessions
      where member_id = (select id from members where email = ${email})`);
    expect(row?.sessions).toBe(50);
  });

  const writeNames = names
    .map((name): [string, EndpointName] => [`${endpoints[name].method} ${endpoints[name].path}`, name])
    .filter(([, name]) => endpoints[name].method !== 'GET');

  it.each(writeNames)('%s from a page of another site, or without JSON', async (_title, name) => {
    const endpoint: Endpoint = endpoints[name];
    const { method, request } = endpoint;
    const token = tokenFor(endpoint);
    const body = request.body ? JSON.stringify(examples[name]?.request ?? {}) : null;
    const send = (headers: Record<string, string>) =>
      site.fetch(pathOf(endpoint), { method, body, headers: { authorization: token, ...headers } });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://site.example.evil.example' },
      { origin: 'http://site.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      await expectProblem(await send({ 'content-type': 'application/json', ...headers }), 'forbidden_origin');
    // 404: the provider is not configured in this test.
    if (request.body)
      for (const type of ['text/plain', 'text/plain;application/json', 'application/json+x', ''])
        expect([404, 415]).toContain((await send({ 'content-type': type })).status);
    expect((await me(visitor.token)).status).toBe(200);
  });

  it.each(writeNames)('%s by GET, or with only the cookie of the site', async (_title, name) => {
    const endpoint: Endpoint = endpoints[name];
    const token = tokenFor(endpoint);
    const path = pathOf(endpoint);
    const isRead = names.some(
      (other) => endpoints[other].method === 'GET' && pathOf(endpoints[other]) === path,
    );
    if (!isRead) expect([404, 405]).toContain((await site.get(path, { token })).status);
    const needsSession = endpoint.auth === 'member' || (endpoint.staff && endpoint.staff !== 'signed-out');
    if (needsSession) {
      const headers = { cookie: `access_token=${token}; authorization=${token}` };
      const answer = await site.fetch(path, { method: endpoint.method, headers });
      await expectProblem(answer, 'unauthenticated');
    }
    expect((await me(visitor.token)).status).toBe(200);
  });

  it('a sign-up that sets protected fields', async () => {
    const fields = await site.signUpFields();
    const extra = { id: 1, memberId: 1, points: 9_999, role: 'admin', emailVerified: true, status: 'active' };
    const { data } = await expectAnswer(
      endpoints.signUp,
      await site.post('/members', { ...extra, ...fields }),
    );
    const member = await expectAnswer(endpoints.getMe, await me(data.token));
    expect(member.data).toMatchObject({ email: fields.email, points: 0, emailVerified: false });
    expect(member.data.id).not.toBe(1);
    expect(JSON.stringify(member)).not.toContain('admin');
  });

  it('reset tokens that can be guessed: each has 256 random bits', async () => {
    const tokens = await times(8, async () => {
      const { email } = await site.member();
      await site.post('/password/forgot', { email });
      return site.lastToken(email);
    });
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
    for (const [index, one] of bytes.entries()) {
      expect(one).toHaveLength(32);
      for (const other of bytes.slice(index + 1)) {
        // Of 32 random bytes one in 256 is the same by chance.
        const same = one.filter((byte, place) => byte === other[place]).length;
        expect(same).toBeLessThan(6);
      }
    }
    const stored = await site.rows(sql`select token_hash from mail_tokens`);
    for (const { token_hash } of stored) expect(tokens).not.toContain(token_hash);
  });

  describe("another client's idempotency key", () => {
    const inquiry = (content: string) => ({
      type: 'OTHER',
      fullName: 'Aurora',
      email: site.newEmail(),
      content,
      privacyAgree: true,
    });

    async function send(address: string, body: unknown, key: string) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      return site.fetch('/contacts', { method: 'POST', headers, body: JSON.stringify(body) }, address);
    }

    async function referenceOf(response: Response): Promise<string> {
      return (await expectAnswer(endpoints.createContact, response)).data.reference;
    }

    it('neither blocks nor reveals their inquiry', async () => {
      const [attacker, victim, elsewhere] = ['2001:db8:1::1', '192.0.2.20', '192.0.2.21'];
      const key = `order-${site.serial()}`;
      const squatting = await referenceOf(await send(attacker, inquiry('mine now'), key));
      const wanted = inquiry('a real question');
      const own = await referenceOf(await send(victim, wanted, key));
      expect(own).not.toBe(squatting);
      // The same sender gets the same answer, and a conflict for another inquiry.
      expect(await referenceOf(await send(victim, wanted, key))).toBe(own);
      await expectProblem(await send(victim, { ...wanted, content: 'another one' }, key), 'conflict');
      // An IPv6 customer counts as one sender.
      await expectProblem(await send('2001:db8:1::ffff', inquiry('once more'), key), 'conflict');
      // The key that the API stores cannot be sent as a key.
      await expectProblem(await send(elsewhere, wanted, `${key} `.repeat(2)), 'validation_failed');
    });

    it('does not block the same request from another address, nor many at once', async () => {
      const body = inquiry('sent from the train');
      const key = crypto.randomUUID();
      const places = ['192.0.2.31', '192.0.2.32', '192.0.2.33'];
      const references = await times(15, async (index) =>
        referenceOf(await send(places[index % 3] ?? '', body, key)),
      );
      expect(new Set(references).size).toBe(1);
      const squatted = crypto.randomUUID();
      await referenceOf(await send('192.0.2.34', inquiry('squatting'), squatted));
      const own = await times(15, async () => referenceOf(await send('192.0.2.35', body, squatted)));
      expect(new Set(own).size).toBe(1);
    });
  });

  it('only the correct password signs in, and the answer reveals nothing to others', async () => {
    const { email } = await site.member();
    const answers = await Promise.all([
      site.login(email, { password: `${password} ` }),
      site.login(email, { password: 'x'.repeat(72) }),
      site.login(site.newEmail()),
    ]);
    const bodies = await Promise.all(answers.map((answer) => expectProblem(answer, 'invalid_credentials')));
    expect(new Set(bodies.map((body) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
  });
});
