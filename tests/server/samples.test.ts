import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, staffMail } from '../support/member-api.ts';

const address = { zipcode: '06236', address1: '서울특별시 강남구 테헤란로 1', address2: '3층' };

describe.each(databaseKinds)('sample requests on %s', (kind) => {
  let site: MemberApi;
  let idProduct: number;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'), { dashboardUrl: 'https://staff.example/' });
    const [row] = await site.rows(sql`
      insert into products (slug, type, position, published_at, active, in_pharmacies, sample_grams)
      values ('lmb-07', 'material', 1, '2026-01-01', true, false, 500) returning id`);
    idProduct = Number(row?.id);
    await site.rows(sql`
      insert into product_translations (product_id, locale, name, summary, specifications) values
        (${idProduct}, 'ko-KR', '엘엠비-07', '', '[]'), (${idProduct}, 'en-US', 'LMB-07', '', '[]')`);
  });

  afterAll(() => site?.close());

  const run = (command: string, input: object = {}) => site.api.run(`samples:${command}`, input);

  async function request(token: string, delivery: object = {}): Promise<string> {
    const body = { idProduct, amount: '500 g', purpose: 'Serum trials', ...delivery };
    const response = await site.post('/me/samples', body, { token });
    return `S-${(await expectAnswer(endpoints.createSample, response)).data.id}`;
  }

  async function noticeAbout(email: string): Promise<Record<string, unknown>> {
    const notices = (await site.sentTo(staffMail)).filter(({ replyTo }) => replyTo === email);
    expect(notices).toHaveLength(1);
    return notices[0] ?? {};
  }

  it('staff get a mail with the number, the recipient, the address and a link to the dashboard', async () => {
    const { token, email } = await site.member();
    const delivery = { company: '오로라랩', recipient: '김연구', mobile: '02-1234-5678', ...address };
    const reference = await request(token, delivery);
    const notice = await noticeAbout(email);
    expect(notice.subject).toBe(`[샘플 신청 ${reference}] 엘엠비-07 · 500 g`);
    const facts = ['500 g', 'Serum trials', email, '오로라랩', '김연구', '02-1234-5678', reference];
    for (const fact of facts) expect(notice.text).toContain(fact);
    expect(notice.text).toContain('(06236) 서울특별시 강남구 테헤란로 1 3층');
    expect(notice.html).toContain('href="https://staff.example/inbox/S-');
  });

  it('a request without an address uses that of the profile, or reports that it has none', async () => {
    const { token, email, id } = await site.member({ mobile: site.newMobile() });
    const reference = await request(token);
    const bare = await noticeAbout(email);
    expect(bare.text).toMatch(/받는 분: 홍길동\n연락처: 010\d{8}\n배송지: 없음/);
    expect(await run('list', { size: '500' })).toMatch(
      new RegExp(`^${reference} .* 홍길동 {2}no address$`, 'm'),
    );
    await site.rows(sql`
      update members set zipcode = '06236', address1 = '테헤란로 1', address2 = '3층' where id = ${id}`);
    expect(await run('show', { reference: await request(token) })).toContain(
      'Address: (06236) 테헤란로 1 3층',
    );
    const other = await request(token, { zipcode: '34126', address1: '대학로 99' });
    expect(await run('show', { reference: other })).toContain('Address: (34126) 대학로 99\n');
  });

  it.each(['zipcode', 'address2'] as const)('a request with %s but no address1 is refused', async (part) => {
    const { token } = await site.member();
    const body = { idProduct, amount: '500 g', purpose: 'Serum', [part]: address[part] };
    await expectProblem(await site.post('/me/samples', body, { token }), 'validation_failed', {
      address1: 'required',
    });
  });

  it.each(['0.51 kg', '５０１ g', '500.1G'])(
    '%s is more than the material allows, and is refused',
    async (amount) => {
      const { token } = await site.member();
      const refused = await site.post('/me/samples', { idProduct, amount, purpose: 'Serum' }, { token });
      await expectProblem(refused, 'validation_failed', { amount: 'out_of_range' });
    },
  );

  it('the consent to pass on the address is stored with its time', async () => {
    const { token } = await site.member();
    const stored = async (consent: object) => {
      const id = Number((await request(token, consent)).slice(2));
      const [row] = await site.rows(sql`select carrier_agreed_at > now() - interval '1 minute' as agreed
        from samples where id = ${id}`);
      return row?.agreed;
    };
    expect(await stored({ carrierAgree: true })).toBe(true);
    expect(await stored({})).toBeNull();
    const body = { idProduct, amount: '5 g', purpose: 'Serum', carrierAgree: false };
    const refused = await site.post('/me/samples', body, { token });
    await expectProblem(refused, 'validation_failed', { carrierAgree: 'consent_required' });
  });

  it('an invalid number or postal code is refused', async () => {
    const { token } = await site.member();
    const body = { idProduct, amount: '500 g', purpose: 'Serum', mobile: 'x', zipcode: '?' };
    const refused = await site.post('/me/samples', body, { token });
    await expectProblem(refused, 'validation_failed', { mobile: 'invalid_phone', zipcode: 'invalid' });
  });

  it('staff list new requests and set their status, and the member gets a mail each time', async () => {
    const { token, email } = await site.member();
    await site.rows(sql`update members set locale = 'en-US' where email = ${email}`);
    const reference = await request(token, { recipient: 'Kim', mobile: '010-1234-5678', ...address });
    const line = new RegExp(`^${reference} .* requested {2}엘엠비-07 {2}500 g {2}홍길동$`, 'm');
    expect(await run('list', { size: '500' })).toMatch(line);
    const newest = async () => {
      const { data } = await expectAnswer(endpoints.listSamples, await site.get('/me/samples', { token }));
      return data[0];
    };
    expect(await newest()).toMatchObject({ statusAt: null, note: null, carrier: null, trackingNumber: null });
    await run('set', { reference, status: 'preparing' });
    expect(await newest()).toMatchObject({ status: 'preparing' });
    await run('set', { reference: reference.toLowerCase(), status: 'sent', note: 'CJ 1234-5678' });
    expect(await newest()).toMatchObject({ status: 'sent', note: 'CJ 1234-5678' });
    expect(Date.parse((await newest())?.statusAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await run('set', { reference, status: 'arrived', note: 'CJ 1234-5678' });
    const mails = await site.sentTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We are preparing your sample (LMB-07)',
      'Your sample is on its way (LMB-07)',
      'Your sample has arrived (LMB-07)',
    ]);
    expect(mails[0]?.text).not.toContain('1234');
    expect(mails[1]?.text).toContain('CJ 1234-5678');
    expect(mails[1]?.text).toContain('/sample?lang=en-US');
    expect(await run('list', { size: '500' })).not.toMatch(line);
    expect(await run('list', { status: 'arrived' })).toContain(reference);
    expect(await run('list', { all: true, size: '500' })).toContain(reference);
    expect(await run('show', { reference })).toContain('CJ 1234-5678');
    await expect(run('set', { reference, status: 'arrived' })).rejects.toThrow(
      `${reference} has the status arrived already`,
    );
    expect(await site.sentTo(email)).toHaveLength(3);
  });

  it('a declined request leaves the list, and the member gets a mail with the reason', async () => {
    const { token, email } = await site.member();
    await site.rows(sql`update members set locale = 'en-US' where email = ${email}`);
    const reference = await request(token, { recipient: 'Kim', mobile: '010-1234-5678', ...address });
    await run('set', { reference, status: 'declined', note: 'Out of stock until March' });
    const { data } = await expectAnswer(endpoints.listSamples, await site.get('/me/samples', { token }));
    expect(data[0]?.status).toBe('declined');
    const mails = await site.sentTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We cannot send your sample (LMB-07)']);
    expect(mails[0]?.text).toContain('Out of stock until March');
    expect(await run('list', { size: '500' })).not.toContain(reference);
    expect(await run('list', { status: 'declined', size: '500' })).toContain(reference);
    expect(await run('list', { status: 'sent', size: '500' })).not.toContain(reference);
  });

  it('a wrong reference or status is refused', async () => {
    await expect(run('show', { reference: 'S-999999' })).rejects.toThrow('no sample request S-999999');
    await expect(run('set', { reference: 'S-999999', status: 'sent' })).rejects.toThrow('S-999999');
    await expect(run('show', { reference: 'LB-1' })).rejects.toThrow('--reference: is not such as S-7');
    await expect(run('set', { reference: 'S-1', status: 'requested' })).rejects.toThrow('--status');
  });

  it('a queued notice is removed when the member leaves', async () => {
    const { token, email } = await site.member();
    await request(token);
    await noticeAbout(email);
    const withdrawal = { agree: true, confirm: true, reason: 'PRICE', password };
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token, body: withdrawal }));
    const [row] = await site.rows(
      sql`select count(*)::int as n from outbox where message ->> 'replyTo' = ${email}`,
    );
    expect(v.parse(v.object({ n: v.number() }), row).n).toBe(0);
  });
});
