import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newDataDir, newPostgresDatabase } from '../support/databases.ts';
import { codeSentTo, mailSentTo } from '../support/outbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy } from '../support/visitor.ts';

/* Logs no typed text at level trace, also while the database is unavailable. */

const visitor = {
  email: 'zephyrine.quill@private-mail.example',
  name: '제피린 퀼',
  mobile: '01073519264',
  address: '198.18.77.31',
  text: 'VERY-PRIVATE-TEXT',
};
const password = 'a very private passphrase';
const newPassword = 'another private passphrase';

/** None of these may be logged. Codes and tokens are added when they are issued. */
const secrets = new Set([visitor.email, 'zephyrine.quill', ...Object.values(visitor), password, newPassword]);

let site: RunningSite;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const dataDir = newDataDir();

beforeAll(async () => {
  postgres = await startPostgres();
  const DATABASE_URL = await newPostgresDatabase(postgres.url);
  const settings = { ...behindProxy, LOG_LEVEL: 'trace', INQUIRY_MAIL_TO: 'staff@private-mail.example' };
  site = await startSite({ ...settings, DATABASE_URL, DATA_DIR: dataDir });
});

// The database's server has been ended by the last test.
afterAll(() => site?.kill());

async function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${site.url}${apiBase}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': visitor.address,
      ...(token ? { authorization: token } : {}),
    },
    body: JSON.stringify(body),
  });
}

function page(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': visitor.address, cookie: 'access_token=PRIVATE-COOKIE-VALUE' };
  return fetch(`${site.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...headers, ...init.headers },
  });
}

async function signUp(): Promise<string> {
  const { mobile, email, name } = visitor;
  expect((await post('/phone/code', { mobile })).ok).toBe(true);
  const code = await codeSentTo(dataDir, mobile);
  secrets.add(`"${code}"`);
  const fields = { email, password, name, mobile, code, termsAgree: true, privacyAgree: true };
  const answer = await post('/members', fields);
  expect(answer.status).toBe(201);
  return (await answer.json()).data.token;
}

async function logIn(): Promise<string> {
  const { email } = visitor;
  expect((await post('/login', { email, password: newPassword })).status).toBe(401);
  const answer = await post('/login', { email, password });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.token;
}

async function resetPassword(): Promise<void> {
  expect((await post('/password/forgot', { email: visitor.email })).status).toBe(202);
  const mail = await mailSentTo(dataDir, visitor.email, '/password/reset');
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
  expect(token).not.toBe('');
  secrets.add(token);
  await page(`/password/reset?lang=ko-KR&token=${token}`);
  expect((await post('/password/reset', { token, password: newPassword })).ok).toBe(true);
}

function inquiry(): Record<string, unknown> {
  const { name: fullName, email, mobile, text } = visitor;
  return { type: 'OTHER', fullName, email, phone: mobile, content: text, privacyAgree: true };
}

/** Forms of a browser without JavaScript, and URLs with personal data. */
async function lookAround(): Promise<void> {
  const { email, text, mobile, name } = visitor;
  const form = new URLSearchParams({ email, password, name, mobile, content: text });
  for (const path of ['/login', '/signup', '/contact', '/password/forgot']) {
    await page(`${path}?lang=ko-KR`, { method: 'POST', body: form, headers: { origin: site.url } });
  }
  for (const path of [
    '/search?lang=ko-KR&q=',
    '/no-such-page?lang=ko-KR&email=',
    '/auth/kakao/callback?code=',
  ]) {
    await page(path + encodeURIComponent(`${email} ${text}`));
  }
  await page(`/mypage?lang=ko-KR&email=${encodeURIComponent(email)}`);
  await fetch(`${site.url}${apiBase}/contacts/status?reference=LB-1&email=${encodeURIComponent(email)}`);
}

/** The secrets in the log, which must not be empty. */
function leaked(): string[] {
  const output = site.output();
  expect(output).toContain('"level"');
  return [...secrets, 'PRIVATE-COOKIE-VALUE', 'private-mail.example'].filter((secret) =>
    output.includes(secret),
  );
}

describe('the log', () => {
  it('contains no typed text', async () => {
    secrets.add(await signUp());
    const token = await logIn();
    secrets.add(token);
    expect((await post('/contacts', inquiry())).status).toBe(201);
    const question = { category: 'OTHER', title: visitor.text, content: visitor.text };
    expect((await post('/me/questions', question, token)).status).toBe(201);
    await resetPassword();
    await lookAround();
    expect(leaked()).toEqual([]);
  });

  it('contains none of it while the database is unavailable', async () => {
    postgres.stop();
    const { email, mobile } = visitor;
    const answers = await Promise.all([
      post('/contacts', { ...inquiry(), email: `second-${email}` }),
      post('/login', { email, password }),
      post('/phone/code', { mobile }),
      post('/password/forgot', { email }),
    ]);
    for (const { status } of answers) expect(status).toBe(503);
    await lookAround();
    expect(leaked()).toEqual([]);
  });
});
