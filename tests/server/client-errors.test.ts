import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSeededDataDir } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { behindProxy } from '../support/visitor.ts';

const report = {
  reference: 'C-ab12cd34',
  name: 'TypeError',
  message: 'x is undefined for aurora@private.example, 010-7351-9264',
  stack: 'TypeError\n    at https://site.example/_app/ko-KR/news-AB.js?token=secret:1:20',
  path: '/news',
  release: 'index-AbC_12.js',
};

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ ...behindProxy, DATA_DIR: newSeededDataDir() });
});

afterAll(() => site?.kill());

let lastAddress = 0;

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  lastAddress += 1;
  return fetch(`${site.url}/client-errors`, {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.5.${lastAddress}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the report of an error in a browser', () => {
  it('is in the log under the number that the visitor saw, without personal data', async () => {
    expect((await send(report)).status).toBe(204);
    const lineOf = () =>
      site
        .output()
        .split('\n')
        .find((line) => line.includes(report.reference)) ?? '';
    await until(async () => lineOf() !== '');
    expect(JSON.parse(lineOf())).toMatchObject({
      level: 50,
      msg: 'Error in a browser',
      reference: 'C-ab12cd34',
      path: '/news',
      release: 'index-AbC_12.js',
      clientError: {
        name: 'TypeError',
        message: 'x is undefined for [e-mail], [number]',
        stack: 'TypeError\n    at https://site.example/_app/ko-KR/news-AB.js',
      },
    });
    for (const secret of ['aurora', '7351', 'secret', '198.18.5.'])
      expect(site.output()).not.toContain(secret);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['another origin', report, { origin: 'https://other.example' }, 403],
    ['another type', report, { 'content-type': 'text/plain' }, 415],
    ['text that is not JSON', '{', {}, 400],
    ['another number', { ...report, reference: '<script>' }, {}, 400],
    ['an unknown field', { ...report, email: 'a@b.example' }, {}, 400],
    ['a missing field', { ...report, path: undefined }, {}, 400],
    ['a long message', { ...report, message: 'x'.repeat(301) }, {}, 400],
    ['a large body', { ...report, stack: 'x'.repeat(20_000) }, {}, 413],
  ])('is refused with %s', async (_name, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  it('answers 405 to other methods', async () => {
    const response = await fetch(`${site.url}/client-errors`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('is limited to 10 a minute for each address', async () => {
    const headers = { 'x-forwarded-for': '198.18.9.9' };
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await send(report, headers)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
  });
});
