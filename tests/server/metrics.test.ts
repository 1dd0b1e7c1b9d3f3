import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  newDataDir,
  newMigratedDatabase,
  newPostgresDatabase,
  newSeededDataDir,
  query,
} from '../support/databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

/* Metrics for an operator with the token. */

const token = 'metrics-token-of-this-test';

function scrape(site: RunningSite, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`${site.url}/metrics`, { headers, method, redirect: 'manual' });
}

async function read(site: RunningSite): Promise<string> {
  const response = await scrape(site, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(200);
  return response.text();
}

function figureOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('metrics', () => {
  let site: RunningSite;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
    site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: newDataDir(), METRICS_TOKEN: token });
  });

  afterAll(() => site?.kill());

  it.each([
    [{}, 'GET'],
    [{ authorization: 'Bearer wrong' }, 'GET'],
    [{ authorization: `Bearer ${token}x` }, 'GET'],
    [{ authorization: token }, 'GET'],
    [{ authorization: `Bearer ${token}` }, 'POST'],
  ])('answer 404 to %j by %s', async (headers: Record<string, string>, method) => {
    const response = await scrape(site, headers, method);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found\n');
  });

  it('add up what browsers measured, by route and device class', async () => {
    const send = (sample: unknown, origin = site.url) =>
      fetch(`${site.url}/field-data`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(sample),
      });
    const sample = { route: '/news/$id', device: 'phone', values: { LCP: 1900, INP: 80, CLS: 0.02 } };
    expect((await send(sample)).status).toBe(204);
    expect((await send({ ...sample, values: { LCP: 2600 } })).status).toBe(204);
    for (const wrong of [
      { ...sample, route: '/news/17' },
      { ...sample, device: 'Pixel 9' },
      { ...sample, values: { LCP: -1 } },
      { ...sample, values: { FCP: 1 } },
      { ...sample, id: 'v4-17' },
    ])
      expect((await send(wrong)).status).toBe(400);
    expect((await send(sample, 'https://other.example')).status).toBe(403);
    const text = await read(site);
    const series = (name: string, labels: string) => figureOf(text, `${name}{${labels}}`);
    const lcp = 'metric="LCP",route="/news/$id",device="phone"';
    expect(series('site_field_duration_seconds_count', lcp)).toBe(2);
    expect(series('site_field_duration_seconds_sum', lcp)).toBeCloseTo(4.5);
    expect(series('site_field_duration_seconds_bucket', `le="2.5",${lcp}`)).toBe(1);
    expect(series('site_field_layout_shift_count', 'route="/news/$id",device="phone"')).toBe(1);
  });

  it('answer 404 without a token', async () => {
    const other = await startSite({ DATA_DIR: newSeededDataDir() });
    expect((await scrape(other, { authorization: 'Bearer undefined' })).status).toBe(404);
    expect((await scrape(other, { authorization: 'Bearer ' })).status).toBe(404);
    await other.kill();
  });

  it('are valid Prometheus text, with figures of Node, the database and each job', async () => {
    const response = await scrape(site, { authorization: `Bearer ${token}` });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const line of text.split('\n')) {
      expect(line).toMatch(/^$|^# (HELP|TYPE) \w+ .+|^\w+(\{[^{}]*\})? (NaN|[-+\d.e]+)$/i);
    }
    expect(figureOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(figureOf(text, 'site_database_up')).toBe(1);
    expect(figureOf(text, 'site_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'site_job_overdue_seconds{job="retention"}')).toBeGreaterThanOrEqual(0);
    expect(figureOf(text, 'site_outbox_messages{kind="mail",state="failed"}')).toBe(0);
  });

  it('count requests by kind and class of status, and contain no paths', async () => {
    await fetch(`${site.url}/news?lang=en-US&q=somebody%40example.com`);
    await fetch(`${site.url}/api/v1/no-such-path-of-nobody`);
    await fetch(`${site.url}/no-such-page-of-somebody?lang=en-US`);
    const series = (kind: string, status: string) =>
      `site_http_requests_total{method="GET",kind="${kind}",status="${status}"}`;
    // A response is counted after the client has received it.
    await until(async () => (figureOf(await read(site), series('page', '4xx')) ?? 0) > 0);
    const text = await read(site);
    expect(figureOf(text, series('page', '2xx'))).toBeGreaterThanOrEqual(1);
    expect(figureOf(text, series('api', '4xx'))).toBeGreaterThanOrEqual(1);
    expect(figureOf(text, 'site_http_request_duration_seconds_count{kind="page"}')).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain('somebody');
    expect(text).not.toContain('of-nobody');
  });

  it('count stored inquiries and refused sign-ins', async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${site.url}/api/v1${path}`, init)).status;
    };
    const figures = async () => {
      const text = await read(site);
      return ['site_inquiries_total', 'site_failed_sign_ins_total'].map((name) => figureOf(text, name));
    };
    const inquiry = {
      type: 'OTHER',
      fullName: 'Aurora',
      email: 'counted@example.com',
      content: 'Counted',
      privacyAgree: true,
    };
    expect(await figures()).toEqual([0, 0]);
    expect(await post('/contacts', inquiry)).toBe(201);
    expect(await post('/contacts', { ...inquiry, privacyAgree: false })).toBe(400);
    expect(await figures()).toEqual([1, 0]);
    expect(await post('/login', { email: 'nobody@example.com', password: 'wrong password' })).toBe(401);
    expect(await figures()).toEqual([1, 1]);
    expect(await read(site)).not.toContain('example.com');
  });

  it('count pending and failed messages of the outbox', async () => {
    await query(
      databaseUrl,
      `insert into outbox (kind, message, next_attempt_at, created_at, failed_at) values
        ('mail', '{"to":"somebody@example.com"}', now() + interval '1 day', now() - interval '1 hour', null),
        ('sms', '{}', now(), now(), now())`,
    );
    const text = await read(site);
    expect(figureOf(text, 'site_outbox_messages{kind="mail",state="waiting"}')).toBe(1);
    expect(figureOf(text, 'site_outbox_oldest_seconds{kind="mail"}')).toBeGreaterThan(3_000);
    expect(figureOf(text, 'site_outbox_messages{kind="sms",state="failed"}')).toBe(1);
    expect(text).not.toContain('somebody');
  });
});

describe('metrics of a site', () => {
  it('report the embedded database too', async () => {
    const site = await startSite({ DATA_DIR: newSeededDataDir(), METRICS_TOKEN: token });
    const text = await read(site);
    expect(figureOf(text, 'site_database_up')).toBe(1);
    expect(figureOf(text, 'site_outbox_messages{kind="mail",state="waiting"}')).toBe(0);
    await site.kill();
  });

  it('respond with an unavailable database and report it', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await newMigratedDatabase(postgres.url);
    const site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: newDataDir(), METRICS_TOKEN: token });
    expect(figureOf(await read(site), 'site_database_up')).toBe(1);
    postgres.stop();
    const text = await read(site);
    expect(figureOf(text, 'site_database_up')).toBe(0);
    expect(figureOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    await site.kill();
  });
});
