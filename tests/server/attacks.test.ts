import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newPostgresDatabase, query } from '../support/databases.ts';
import { openInquiryForm } from '../support/inquiry-form.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/* Requests that no page of the site sends. Nothing of them is stored, shown or logged. */

let site: RunningSite;
let databaseUrl: string;
/** Path of the server function that returns the status of an inquiry, from the client's code. */
let statusPath: string;

/** Text that may appear nowhere in the log. */
const personal = 'PERSONAL-MARKER';

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  site = await startSite({ DATABASE_URL: databaseUrl });
  statusPath = await findServerFunction();
});

afterAll(() => site?.kill());

/** The id in the contact page's code that accepts POST. */
async function findServerFunction(): Promise<string> {
  const html = await (await fetch(`${site.url}/contact?lang=ko-KR`)).text();
  const scripts = new Set([...html.matchAll(/"(\/_app\/[^"]+\.js)"/g)].map(([, path]) => path));
  const codes = await Promise.all([...scripts].map(async (path) => (await fetch(site.url + path)).text()));
  const ids = new Set(codes.join('\n').match(/\bget[A-Z]\w+/g));
  for (const id of ids) {
    const response = await fetch(`${site.url}/_serverFn/${id}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (response.status === 405) return `/_serverFn/${id}`;
  }
  throw new Error('No server function takes POST');
}

function requestStatus(body: string, type = 'application/json'): Promise<Response> {
  return fetch(site.url + statusPath, {
    method: 'POST',
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    },
    body,
  });
}

/** A value in the framework's serialization. */
type Node = { t: number; s?: unknown; i?: number; p?: { k: string[]; v: Node[] }; a?: Node[]; o?: number };

const text = (value: string): Node => ({ t: 1, s: value });

let nextIndex = 0;

function object(entries: Record<string, Node>): Node {
  return { t: 10, i: nextIndex++, p: { k: Object.keys(entries), v: Object.values(entries) }, o: 0 };
}

function payload(values: Record<string, Node>): string {
  nextIndex = 0;
  const data = object(values);
  return JSON.stringify({ t: object({ data, context: object({}) }), f: 63, m: [] });
}

async function countInquiries(): Promise<number> {
  return (await query(databaseUrl, 'select 1 from contacts')).length;
}

describe('a server function', () => {
  const reference = text('LB-0000000000');

  it('answers a valid payload in the form of this test', async () => {
    const response = await requestStatus(payload({ reference, email: text(`${personal}@example.com`) }));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('not_found');
  });

  it('answers 400 to input of another shape, and writes nothing of it into the log', async () => {
    const response = await requestStatus(payload({ reference, email: text(`${personal} is no address`) }));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(personal);
    expect(site.output()).not.toContain(personal);
  });

  it('is not held up by a small payload that would be huge if written out', async () => {
    // o = [o, o], thirty deep: a billion leaves.
    let nested: Node = { t: 9, i: 100, a: [text('x')], o: 0 };
    for (let depth = 1; depth < 30; depth += 1) {
      nested = { t: 9, i: 100 + depth, a: [nested, { t: 4, i: 99 + depth }], o: 0 };
    }
    const logged = site.output().length;
    const response = await requestStatus(payload({ reference, email: nested }));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(600);
    expect(site.output().length - logged).toBeLessThan(10_000);
  }, 10_000);

  it.each(['', 'a\n{"level":60}\n', '{', '[', 'undefined'])(
    'answers 4xx to the body %j, logging no line of it',
    async (body) => {
      const response = await requestStatus(body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(site.output()).not.toMatch(/^\{"level":60\}$/m);
      for (const line of site.output().trim().split('\n'))
        expect(line).toMatch(/^(\{"level":.*\}|Listening on .*)$/);
    },
  );

  it.each(['/_serverFn/', '/_serverFn/unknown', '/_serverFn/..%2f..%2fx'])(
    'that does not exist (%s) is 4xx',
    async (path) => {
      const response = await fetch(site.url + path, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it.each([
    ['application/x-www-form-urlencoded', 'a&'.repeat(200_000)],
    ['multipart/form-data; boundary=b', '--b\r\n\r\n'.repeat(50_000)],
    ['text/plain', payload({ reference, email: text('a@example.com') })],
  ])('takes no body but JSON: %s is 415 at once', async (type, body) => {
    const begun = performance.now();
    const response = await requestStatus(body, type);
    expect(response.status).toBe(415);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('that changes data refuses GET', async () => {
    const response = await fetch(site.url + statusPath, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(405);
  });
});

describe('an address', () => {
  it('of thousands of slashes costs no more than one without', async () => {
    const time = async (path: string) => {
      const begun = performance.now();
      for (let round = 0; round < 5; round += 1) {
        await (await fetch(site.url + path, { redirect: 'manual' })).arrayBuffer();
      }
      return performance.now() - begun;
    };
    const plain = await time(`/a${'x'.repeat(15_000)}b`);
    const slashes = await time(`/a${'/'.repeat(15_000)}b`);
    expect(slashes / plain).toBeLessThan(20);
  });

  it.each(['/$id', '/news/$id', '/$', '/{x}'])('that looks like a template (%s) is 404', async (path) => {
    const response = await fetch(`${site.url}${path}?lang=en-US`, { redirect: 'manual' });
    expect(response.status).toBe(404);
  });

  /** The headers that a path is answered with, requested as it stands: fetch would tidy it. */
  function headersOf(path: string, host = 'localhost'): Promise<IncomingHttpHeaders> {
    return new Promise((resolve, reject) => {
      const { port } = new URL(site.url);
      httpRequest({ port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .on('error', reject)
        .end();
    });
  }

  it('with two slashes first never leads to another host', async () => {
    const { location } = await headersOf('//news/?lang=ko-KR', 'evil.example');
    expect(location).toBe('/news?lang=ko-KR');
  });

  it('that leads out of the folder of hashed files is not cached for a year', async () => {
    const paths = [
      '/_app/../openapi.json',
      '/_app/../api/v1/docs',
      '/_app/%2e%2e/api/v1/docs',
      '/_app/assets/../../art/x',
      '/fonts/../favicon.svg',
    ];
    for (const path of paths)
      expect((await headersOf(path))['cache-control'] ?? '', path).not.toMatch(/immutable/);
    const html = await (await fetch(`${site.url}/?lang=ko-KR`)).text();
    const asset = /\/_app\/[^"]+\.js/.exec(html)?.[0] ?? '';
    expect((await headersOf(asset))['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lists its methods when requested by another one', async () => {
    const allowed = async (path: string) =>
      (await fetch(`${site.url}${path}?lang=ko-KR`, { method: 'PUT' })).headers.get('allow');
    expect(await allowed('/contact')).toBe('GET, HEAD, POST');
    expect(await allowed('/news')).toBe('GET, HEAD');
  });
});

describe('a posted form', () => {
  let openForm: Awaited<ReturnType<typeof openInquiryForm>>;

  beforeAll(async () => {
    openForm = await openInquiryForm(site.url);
  });

  const inquiry = {
    type: 'OTHER',
    fullName: 'Aurora',
    email: 'a@example.com',
    subject: 'subject',
    content: 'content',
    privacyAgree: 'on',
  };

  function post(fields: Record<string, string>): Promise<Response> {
    return fetch(`${site.url}/contact?lang=en-US`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ ...openForm, ...fields }),
      redirect: 'manual',
    });
  }

  it('with the consent `on` is taken', async () => {
    expect((await post(inquiry)).status).toBe(303);
  });

  it.each(['false', '', '0', 'no'])('with the consent %j is refused', async (privacyAgree) => {
    const before = await countInquiries();
    const response = await post({ ...inquiry, privacyAgree });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Please agree to the use of your personal data.');
    expect(await countInquiries()).toBe(before);
  });

  it('with a field that is far too long is shown again in full', async () => {
    const response = await post({ ...inquiry, content: 'x'.repeat(200_000) });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Please use at most 5,000 characters.');
    expect(html).toContain('x'.repeat(200_000));
    expect(html).toContain('value="Aurora"');
  });

  it('is shown again with the same key, so that sending it again cannot store it twice', async () => {
    const idempotencyKey = crypto.randomUUID();
    const html = await (await post({ ...inquiry, email: '', idempotencyKey })).text();
    expect(html).toContain(`value="${idempotencyKey}"`);
  });

  it('that is broken multipart is a form without values, not a failure', async () => {
    const response = await fetch(`${site.url}/contact?lang=en-US`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'multipart/form-data' },
      body: 'xx',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Please enter a brand name or company name.');
  });

  it('in a language that is not ours is answered in the stored one throughout', async () => {
    const response = await fetch(`${site.url}/contact?lang=xx`, {
      method: 'POST',
      headers: { origin: site.url, cookie: 'lang=en-US' },
      body: new URLSearchParams({ ...inquiry, email: '' }),
    });
    const html = await response.text();
    expect(html).toContain('<html lang="en-US"');
    expect(html).toContain('href="/news?lang=en-US"');
    expect(html).not.toContain('href="/news?lang=ko-KR"');
  });

  it('with only a foreign referrer is refused', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(site.url);
      const headers = {
        referer: 'https://evil.example/form',
        'content-type': 'application/x-www-form-urlencoded',
      };
      httpRequest({ port, path: '/contact?lang=en-US', method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(new URLSearchParams(inquiry).toString());
    });
    expect(status).toBe(403);
  });
});

describe('the API', () => {
  it('refuses 20 MB of empty parts and stays available', async () => {
    const part = '--b\r\n\r\n';
    const response = await fetch(`${site.url}/api/v1/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: part.repeat(20_000_000 / part.length),
    });
    expect(response.status).toBe(400);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('refuses a write that a browser says comes from another site', async () => {
    const response = await fetch(`${site.url}/api/v1/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

describe('an https site', () => {
  it('has Secure cookies, HSTS, and links to its own origin for any Host', async () => {
    const secure = await startSite({ DATABASE_URL: databaseUrl, SITE_URL: 'https://www.example.com' });
    try {
      const { headers } = await fetch(`${secure.url}/?lang=ko-KR`);
      expect(headers.get('set-cookie')).toContain('; Secure');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
      expect((await fetch(`${site.url}/?lang=ko-KR`)).headers.get('set-cookie')).not.toContain('Secure');
    } finally {
      await secure.kill();
    }
  });
});
