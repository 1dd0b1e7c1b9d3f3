import { afterEach, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newDataDir, newPostgresDatabase, newSeededDataDir } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { newVisitor } from '../support/visitor.ts';

/* Limits over several processes, restarts, and what a client says about itself. */

const sites: RunningSite[] = [];

async function start(env: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(env);
  sites.push(site);
  return site;
}

afterEach(async () => {
  for (const site of sites.splice(0)) await site.kill();
});

function post(site: RunningSite, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}${apiBase}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function inquire(
  site: RunningSite,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const body = {
    type: 'OTHER',
    fullName: 'Aurora',
    email: newVisitor().email,
    content: 'Hello',
    privacyAgree: true,
  };
  return post(site, '/contacts', { ...body, ...fields }, headers);
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
  expect(await response.json()).toMatchObject({ code: 'too_many_requests' });
}

describe('ten inquiries an hour for an address', () => {
  it('are ten over two processes on one PostgreSQL, and after a restart', async () => {
    const env = { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')), DATA_DIR: newDataDir() };
    const first = await start(env);
    const second = await start(env);
    // Refused ones do not count.
    for (let index = 0; index < 5; index += 1)
      expect((await inquire(first, { content: '' })).status).toBe(400);
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => inquire(index % 2 === 0 ? first : second)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(6).fill(429)]);
    await expectTooMany(await inquire(second));
    await first.kill();
    await expectTooMany(await inquire(await start(env)));
  });

  it('are not more for a client that forges its address, drops cookies or adds fields', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir() });
    for (let index = 0; index < 10; index += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` };
      expect((await inquire(site, { clientAddress: String(index) }, forged)).status).toBe(201);
    }
    await expectTooMany(
      await inquire(site, { extra: 'x' }, { 'x-forwarded-for': '203.0.113.99', forwarded: 'for=1.2.3.4' }),
    );
  });

  it('are ten for all of an IPv6 customer, behind a trusted proxy', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir(), TRUST_PROXY: '127.0.0.1/32,::1/128' });
    for (let index = 0; index < 10; index += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${index + 1}` };
      expect((await inquire(site, {}, headers)).status).toBe(201);
    }
    await expectTooMany(await inquire(site, {}, { 'x-forwarded-for': '2001:DB8:1:2:ffff::1' }));
    expect((await inquire(site, {}, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(201);
  });
});

describe('five inquiries an hour for an email address', () => {
  it('are five in any case of letters', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir(), TRUST_PROXY: '127.0.0.1/32,::1/128' });
    const send = (email: string) => inquire(site, { email }, newVisitor().headers);
    for (let index = 0; index < 5; index += 1) expect((await send('buyer@example.com')).status).toBe(201);
    await expectTooMany(await send('Buyer@Example.com'));
  });
});

describe('codes by text message', () => {
  it('are one a minute for a number in any spelling, for all clients together', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir(), TRUST_PROXY: '127.0.0.1/32,::1/128' });
    const send = (mobile: string) => post(site, '/phone/code', { mobile }, newVisitor().headers);
    expect((await send('010-1234-5678')).status).toBe(202);
    for (const mobile of [
      '01012345678',
      '+82 10-1234-5678',
      '+82 (0)10 1234 5678',
      '００８２1012345678',
      '０10.1234.5678',
    ])
      await expectTooMany(await send(mobile));
  });

  it('are ten an hour for an address', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir() });
    const send = (index: number) => post(site, '/phone/code', { mobile: `0101000${1000 + index}` });
    for (let index = 0; index < 10; index += 1) expect((await send(index)).status).toBe(202);
    await expectTooMany(await send(10));
  });
});

describe('the state of an inquiry', () => {
  it('is limited to three requests an hour for an email address, correct or not', async () => {
    const site = await start({ DATA_DIR: newSeededDataDir(), TRUST_PROXY: '127.0.0.1/32,::1/128' });
    const requestStatus = () =>
      fetch(`${site.url}${apiBase}/contacts/status?reference=LB-0000000000&email=buyer@example.com`, {
        headers: newVisitor().headers,
      });
    for (let index = 0; index < 3; index += 1) expect((await requestStatus()).status).toBe(404);
    await expectTooMany(await requestStatus());
  });
});
