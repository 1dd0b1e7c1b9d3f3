import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/* The headers of every kind of response, by the requirements of Mozilla's Observatory for its best grade. */

type Answer = { status: number; headers: Headers; text: string };

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
});

/** The sources of each directive of a content security policy. */
function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim());
  return new Map(
    directives.filter(Boolean).map((text) => [text.split(/\s+/)[0] ?? '', text.split(/\s+/).slice(1)]),
  );
}

function expectPagePolicy(answer: Answer): void {
  const policy = policyOf(answer);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  expect([["'none'"], ["'self'"]]).toContainEqual(policy.get('default-src'));
  for (const name of [
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'object-src',
    'connect-src',
    'frame-src',
  ])
    for (const source of sourcesOf(name))
      expect(source, name).not.toMatch(/^('unsafe-(inline|eval|hashes)'|\*|https?:|wss?:|data:|blob:)$/);
  expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
  for (const source of policy.get('base-uri') ?? ['*']) expect(["'none'", "'self'"]).toContain(source);
  for (const source of policy.get('form-action') ?? ['*']) expect(["'none'", "'self'"]).toContain(source);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
}

describe.each([
  ['http', undefined],
  ['https', 'https://www.example.com'],
])('attack: what an answer of an %s site lets a browser do', (scheme, siteUrl) => {
  let site: RunningSite;
  let asset: string;
  let file: string;

  beforeAll(async () => {
    site = await startSite({ DATABASE_URL: databaseUrl, ...(siteUrl && { SITE_URL: siteUrl }) });
    asset = /\/_app\/[^"]+\.js/.exec((await request('/?lang=ko-KR')).text)?.[0] ?? '';
    const { data } = JSON.parse((await request(`${apiBase}/documents`)).text);
    file = data[0].files?.[0]?.url ?? data[0].url;
  });

  afterAll(() => site?.kill());

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const kinds: [string, number, () => Promise<Answer>][] = [
    ['a page', 200, () => request('/news?lang=en-US')],
    ['a page with a form', 200, () => request('/contact?lang=ko-KR')],
    ['the page to sign in', 200, () => request('/login?lang=ko-KR')],
    ['a redirect to a language', 302, () => request('/news')],
    ['a redirect from the member area', 302, () => request('/mypage?lang=ko-KR')],
    ['a page that is not there', 404, () => request('/nothing?lang=ko-KR')],
    ['a page by a wrong method', 405, () => request('/news?lang=ko-KR', { method: 'PUT' })],
    [
      'a form that is refused',
      400,
      () =>
        request('/contact?lang=ko-KR', {
          method: 'POST',
          headers: { ...form, origin: siteUrl ?? site.url },
          body: 'type=OTHER',
        }),
    ],
    [
      'a form from elsewhere',
      403,
      () =>
        request('/contact?lang=ko-KR', {
          method: 'POST',
          headers: { ...form, origin: 'https://evil.example' },
          body: 'type=OTHER',
        }),
    ],
    ['a static file', 200, () => request('/favicon.svg')],
    ['a hashed file', 200, () => request(asset)],
    ['a file that is not there', 404, () => request('/_app/nothing.js')],
    ['a download', 200, () => request(file)],
    ['the sitemap', 200, () => request('/sitemap.xml')],
    ['a feed', 200, () => request('/rss/news.xml')],
    ['the rules for robots', 200, () => request('/robots.txt')],
    ['an answer of the API', 200, () => request(`${apiBase}/post/news`)],
    ['a problem of the API', 404, () => request(`${apiBase}/post/news/0`)],
    ['what the API does not take', 405, () => request(`${apiBase}/post/news`, { method: 'POST' })],
    ['the description of the API', 200, () => request(`${apiBase}/docs`)],
    [
      'an unknown server function',
      404,
      () => request('/_serverFn/none', { headers: { 'sec-fetch-site': 'same-origin' } }),
    ],
    [
      'a server function for another site',
      403,
      () => request('/_serverFn/none', { headers: { 'sec-fetch-site': 'cross-site' } }),
    ],
    ['the state of the process', 200, () => request('/healthz')],
  ];

  it.each(kinds)(
    '%s (%i) cannot be framed, guessed at, read by others or leak where one was',
    async (what, status, make) => {
      const answer = await make();
      const { headers } = answer;
      expect([what, answer.status]).toEqual([what, status]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toMatch(
        /^(strict-origin|strict-origin-when-cross-origin|same-origin)$/,
      );
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      for (const feature of ['camera', 'microphone', 'payment', 'usb'])
        expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
      expect(headers.get('strict-transport-security')).toBe(
        scheme === 'https' ? 'max-age=63072000; includeSubDomains' : null,
      );
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers.get(name), name).toBeNull();
      for (const cookie of headers.getSetCookie()) {
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
        expect(cookie.includes('; Secure')).toBe(scheme === 'https');
        expect(cookie).not.toMatch(/; Domain=/i);
      }
      if (headers.get('content-type')?.startsWith('text/html')) expectPagePolicy(answer);
    },
  );

  it('no page allows foreign styles or unencrypted requests', async () => {
    const policy = policyOf(await request('/?lang=ko-KR'));
    expect(policy.get('style-src') ?? policy.get('default-src')).not.toContain("'unsafe-inline'");
    expect(policy.has('upgrade-insecure-requests')).toBe(scheme === 'https');
  });

  it('an invalid request gets them too', async () => {
    const { port, hostname } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET http://evil.example/ HTTP/1.1\r\nHost: x y\r\nConnection: close\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await new Promise((done) => socket.once('close', done));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toMatch(/evil\.example|node|error:/i);
  });
});
