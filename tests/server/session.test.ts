import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { newPostgresDatabase, runCommandLine } from '../support/databases.ts';
import { brokenNews, startOutsideApi } from '../support/outside-api.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { codeOf, staffPassword } from '../support/staff-api.ts';

/* The session's cookie, and what becomes of one that the API knows nothing of. */

const email = 'member@example.com';
const password = 'correct horse battery';

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  const account = ['--email', email, '--password', password, '--name', 'Kim'];
  const { status, stderr } = runCommandLine(['member:create', ...account], { DATABASE_URL: databaseUrl });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

function logIn(site: RunningSite, origin: string): Promise<Response> {
  const body = new URLSearchParams({ email, password, next: '/mypage' });
  return fetch(`${site.url}/login?lang=en-US`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  });
}

function visit(site: RunningSite, path: string, cookie: string): Promise<Response> {
  return fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
}

/** A cookie that an answer sets: its value and its attributes, in order. */
function cookieOf(response: Response, name: string): { value: string; attributes: string[] } | undefined {
  for (const header of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = header.split('; ');
    if (pair.startsWith(`${name}=`)) return { value: pair.slice(name.length + 1), attributes };
  }
  return undefined;
}

const cleared = { value: '', attributes: expect.arrayContaining(['Max-Age=0', 'Path=/', 'HttpOnly']) };

/** Signs in a new editor, whose cookie is in the answer. */
async function logInStaff(site: RunningSite, origin: string): Promise<Response> {
  const person = ['--email', `${randomUUID()}@example.com`, '--name', '김직원', '--role', 'editor'];
  const { stdout } = runCommandLine(['staff:invite', ...person], {
    DATABASE_URL: databaseUrl,
    SITE_URL: origin,
  });
  const token = new URL(/https?:\S+/.exec(stdout)?.[0] ?? '').searchParams.get('token');
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return (await fetch(`${site.url}${apiBase}${path}`, init)).json();
  };
  const opened = await send('/staff/enrollment', { token });
  const { totp, email: address } = v.parse(endpoints.openStaffEnrollment.response.schema, opened).data;
  await send('/staff/enroll', { token, password: staffPassword, code: codeOf(totp.secret) });
  // A code works once. That of the next half minute works already.
  const code = codeOf(totp.secret, Date.now() + 30_000);
  const body = new URLSearchParams({ form: 'login', email: address, password: staffPassword, code });
  const init = { method: 'POST', body, headers: { origin }, redirect: 'manual' } as const;
  return fetch(`${site.url}/admin/login?lang=en-US`, init);
}

describe('A session over http', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite({ DATABASE_URL: databaseUrl });
  });

  afterAll(() => site?.kill());

  it('is a cookie of this host for a day, out of reach of scripts and other sites', async () => {
    const response = await logIn(site, site.url);
    expect(response.status).toBe(303);
    const cookie = cookieOf(response, 'access_token');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const [maxAge = '', ...others] = cookie?.attributes ?? [];
    expect(others).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
    expect(Number(maxAge.replace('Max-Age=', ''))).toBeGreaterThan(86_000);
    expect(Number(maxAge.replace('Max-Age=', ''))).toBeLessThanOrEqual(86_400);
  });

  it('of staff lasts 12 hours at most, and no other site sends it', async () => {
    const cookie = cookieOf(await logInStaff(site, site.url), 'staff_token');
    const [maxAge = '', ...others] = cookie?.attributes ?? [];
    expect(others).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict']);
    expect(Number(maxAge.replace('Max-Age=', ''))).toBeGreaterThan(0);
    expect(Number(maxAge.replace('Max-Age=', ''))).toBeLessThanOrEqual(12 * 60 * 60);
  });

  it('that the API refuses is cleared, and logged without its token', async () => {
    const token = 'PERSONAL-TOKEN-'.padEnd(43, 'x');
    for (const path of ['/mypage?lang=en-US', '/login?lang=en-US']) {
      const before = site.output().length;
      const response = await visit(site, path, `access_token=${token}`);
      expect(cookieOf(response, 'access_token')).toEqual(cleared);
      await expect.poll(() => site.output().slice(before)).toContain('The API refused a token: signed out');
    }
    expect(site.output()).not.toContain('PERSONAL-TOKEN');
  });

  it('is ended by a visit of no page', async () => {
    const token = cookieOf(await logIn(site, site.url), 'access_token')?.value ?? '';
    await visit(site, '/logout?lang=en-US', `access_token=${token}`);
    expect((await visit(site, '/mypage?lang=en-US', `access_token=${token}`)).status).toBe(200);
  });
});

describe('A session over https', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite({
      DATABASE_URL: databaseUrl,
      SITE_URL: 'https://site.example',
      TOKEN_COOKIE_NAME: 'lumi_session',
    });
  });

  afterAll(() => site?.kill());

  it('has the configured name, and is sent over https only', async () => {
    const response = await logIn(site, 'https://site.example');
    expect(cookieOf(response, 'access_token')).toBeUndefined();
    const cookie = cookieOf(response, 'lumi_session');
    expect(cookie?.attributes.slice(1)).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    const page = await visit(site, '/mypage?lang=en-US', `lumi_session=${cookie?.value}`);
    expect(page.status).toBe(200);
    const wrong = await visit(site, '/mypage?lang=en-US', `access_token=${cookie?.value}`);
    expect(wrong.status).toBe(302);
  });

  it('of staff is sent over https only', async () => {
    const cookie = cookieOf(await logInStaff(site, 'https://site.example'), 'staff_token');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(cookie?.attributes.slice(1)).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']);
  });
});

describe('An API that cannot resolve a token', () => {
  const answers: Record<string, RequestListener> = {
    'that fails': (_request, response) => response.writeHead(500).end('secret'),
    'that is overloaded': (_request, response) => response.writeHead(503, { 'retry-after': '9' }).end(),
    'that answers nonsense': (_request, response) => response.end(JSON.stringify({ data: { id: 'secret' } })),
    'that answers no JSON': (_request, response) => response.end('<html>secret'),
    'that hangs up': (_request, response) => response.destroy(),
    'that knows no such member': (_request, response) => response.writeHead(404).end('{}'),
  };
  let answerMe: RequestListener;
  let api: Awaited<ReturnType<typeof startOutsideApi>>;
  let site: RunningSite;

  beforeAll(async () => {
    api = await startOutsideApi((request, response) => {
      if (request.url?.endsWith('/me')) answerMe(request, response);
      else brokenNews(request, response);
    });
    site = await startSite({ API_BASE_URL: api.url });
  });

  afterAll(async () => {
    await site?.kill();
    api?.stop();
  });

  it.each(Object.keys(answers))('%s signs out', async (kind) => {
    answerMe = answers[kind] ?? brokenNews;
    const before = site.output().length;
    const guarded = await visit(site, '/mypage?lang=en-US', 'access_token=some-token');
    expect(guarded.status).toBe(302);
    expect(guarded.headers.get('location')).toBe('/?lang=en-US');
    expect(cookieOf(guarded, 'access_token')).toEqual(cleared);
    const open = await visit(site, '/login?lang=en-US', 'access_token=some-token');
    expect(open.status).toBe(200);
    expect(cookieOf(open, 'access_token')).toEqual(cleared);
    expect(await open.text()).not.toContain('secret');
    await expect
      .poll(() => site.output().slice(before))
      .toContain('The session could not be checked: signed out');
    expect(site.output()).not.toMatch(/some-token|secret/);
  });
});
