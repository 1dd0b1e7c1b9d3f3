import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { returnField } from '#app/session/return-path.ts';
import { apiBase } from '#contract/endpoints.ts';
import { newPostgresDatabase, query, runCommandLine } from '../support/databases.ts';
import { openInquiryForm } from '../support/inquiry-form.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/* Typed values and parameters are text: no page runs them or links to them. */

const password = 'correct horse battery';
const email = newVisitor().email;

let site: RunningSite;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  site = await startSite({ DATABASE_URL: databaseUrl, ...behindProxy });
  const account = ['--email', email, '--password', password, '--name', 'Kim'];
  expect(runCommandLine(['member:create', ...account], { DATABASE_URL: databaseUrl }).status).toBe(0);
});

afterAll(() => site?.kill());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

async function rowsOf(table: string): Promise<number> {
  return (await query(databaseUrl, `select 1 from ${table}`)).length;
}

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Expects no markup of a visitor in text, attributes or hydration state. */
function expectNoScript(html: string): void {
  expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/i);
  expect(html).not.toContain('">alert');
}

describe('attack: script', () => {
  it.each([
    '"><script>alert(1)</script>',
    "'-alert(1)-'",
    'ko-KR"><svg onload=alert(1)>',
    '</script>',
    'ko-KR%0d%0aset-cookie:a=b',
  ])('as a language (%s) leads to a language', async (lang) => {
    const response = await get(`/news?lang=${lang.includes('%0d') ? lang : encodeURIComponent(lang)}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/news\?lang=[a-z]{2}-[A-Z]{2}$/);
    expect(response.headers.getSetCookie().join()).not.toContain('a=b');
  });

  it.each([
    '/search?q=',
    '/business/pharmacy?query=',
    '/contact?product=',
    '/login?next=/',
    '/goodbye?until=',
    '/email/verify?token=',
    '/news?page=',
  ])('in the address %s shows as text, and ends no state of the page', async (path) => {
    for (const text of [script, `<!--${script}`, `\u2028${script}`, '<svg onload=alert(1)>'])
      expectNoScript(await (await get(`${path}${encodeURIComponent(text)}&lang=en-US`)).text());
  });

  it('in a path that is not there shows as text', async () => {
    const response = await get(`/news/${encodeURIComponent(script)}?lang=en-US`);
    expect(response.status).toBe(404);
    expectNoScript(await response.text());
  });

  it('in a form that is shown again is text, and does not end the state of the page', async () => {
    const open = await openInquiryForm(site.url);
    const fields = {
      type: script,
      fullName: script,
      subject: script,
      content: script,
      mobile: script,
      email: script,
    };
    for (const path of ['/contact', '/login', '/signup', '/password/forgot']) {
      const body = new URLSearchParams({ ...open, ...fields, name: script, next: script });
      const response = await fetch(`${site.url}${path}?lang=en-US`, {
        method: 'POST',
        headers: { origin: site.url, ...newVisitor().headers },
        body,
      });
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 400]);
      expectNoScript(html);
    }
  });
});

describe('attack: a place to go on to after signing in', () => {
  const places = [
    '//e.com',
    '///e.com',
    '/\\e.com',
    '\\\\e.com',
    '/%2f%2fe.com',
    '/%5ce.com',
    '/%252f%252fe.com',
    'https:e.com',
    'https://e.com',
    'e.com',
    '@e.com',
    '/@e.com',
    '/\t/e.com',
    '/\r\nset-cookie: a=b',
    '/%0d%0aset-cookie:a=b',
    '/.//e.com',
    '/x/..//e.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%E0%A4%A',
    '/\u0000',
  ];

  const signIn = (search: Record<string, string>, fields: Record<string, string>) =>
    fetch(`${site.url}/login?${new URLSearchParams({ lang: 'en-US', ...search })}`, {
      method: 'POST',
      headers: { origin: site.url, ...newVisitor().headers },
      body: new URLSearchParams({ email, password, ...fields }),
      redirect: 'manual',
    });

  it('of the site is followed', async () => {
    const answer = await signIn({}, { [returnField]: '/mypage/points' });
    expect(answer.headers.get('location')).toMatch(/^\/mypage\/points(\?|$)/);
  });

  it('that is no text is not there, and no failure', async () => {
    expect([400, 404]).toContain((await get('/%E0%A4%A?lang=en-US')).status);
  });

  it.each(places)('%j leads to a page of ours', async (place) => {
    for (const answer of [await signIn({}, { [returnField]: place }), await signIn({ next: place }, {})]) {
      expect(answer.status).toBe(303);
      const location = answer.headers.get('location') ?? '';
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(location).not.toMatch(/\/\/|%([01]|2f|5c|7f)/i);
      expect(new URL(location, site.url).origin).toBe(site.url);
      expect(answer.headers.getSetCookie().join()).not.toContain('a=b');
    }
    const html = await (await get(`/login?lang=en-US&next=${encodeURIComponent(place)}`)).text();
    for (const [, href = ''] of html.matchAll(/(?:href|action)="([^"]*e\.com[^"]*)"/g))
      expect(new URL(href.replaceAll('&amp;', '&'), site.url).origin).toBe(site.url);
  });
});

describe('attack: a header in typed text', () => {
  it.each([
    { fullName: 'Kim\r\nBcc: x@example.com' },
    { subject: 'Hello\nBcc: x@example.com' },
    { subject: 'Hello\u2028Bcc: x@example.com' },
    { email: 'a@example.com\r\nBcc: x@example.com' },
    { email: 'a@example.com,b@example.com' },
    { email: '"a@example.com, b"@example.com' },
  ])('%j is refused, and nothing is stored or sent', async (fields: Record<string, string>) => {
    const before = [await rowsOf('contacts'), await rowsOf('outbox')];
    const inquiry = {
      type: 'OTHER',
      fullName: 'Kim',
      email,
      content: 'Hello',
      privacyAgree: true,
      ...fields,
    };
    const response = await fetch(`${site.url}${apiBase}/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor().headers },
      body: JSON.stringify(inquiry),
    });
    expect(response.status).toBe(400);
    expect([await rowsOf('contacts'), await rowsOf('outbox')]).toEqual(before);
  });
});
