import { randomInt } from 'node:crypto';
import { type APIResponse, type BrowserContext, expect, type Page } from '@playwright/test';
import { eq, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#api/db/database.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { identities, members } from '#api/db/schema/index.ts';
import { createMember } from '#api/services/members/create-member.ts';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import { personCookie } from './fakes/oauth.ts';
import type { FakePerson } from './fakes/oauth-profiles.ts';
import { databaseUrl, sites } from './fixtures.ts';
import { newVisitor } from './visitor.ts';

export const password = 'correct horse battery';

export function newMobile(): string {
  return `010${randomInt(10_000_000, 100_000_000)}`;
}

let opened: Database | undefined;

export function siteDatabase(): Database {
  opened ??= openPostgres(databaseUrl(), 'api/db/migrations', () => undefined).db;
  return opened;
}

const rowsSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

export async function siteRows(query: SQL): Promise<Record<string, unknown>[]> {
  return v.parse(rowsSchema, await siteDatabase().execute(query)).rows;
}

export async function newMember(given: { sample?: boolean; name?: string; mobile?: string } = {}) {
  const { email } = newVisitor();
  const { name = '홍길동', mobile = newMobile(), sample = false } = given;
  const { id } = await createMember({ db: siteDatabase() }, { email, password, name, mobile, sample });
  return { id, email, name, mobile };
}

export async function signInByForm(page: Page, email: string, next = '/mypage'): Promise<void> {
  await page.goto(`/login?lang=en-US&next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === new URL(next, url).pathname);
  // Some pages load their own document after the URL changed.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
}

/** Signs in by a request, without a visit to the form, and opens a page. Other tabs are not notified. */
export async function signIn(page: Page, email: string, next = '/mypage'): Promise<void> {
  const answer = await postForm(page, '/login', { form: 'login', email, password });
  expect(answer.status()).toBe(303);
  await page.goto(`${next}${next.includes('?') ? '&' : '?'}lang=en-US`);
}

const urlsSchema = v.record(v.picklist(socialProviders), v.string());

export function providerUrl(provider: SocialProvider): string {
  return v.parse(urlsSchema, JSON.parse(process.env.TEST_OAUTH_URLS ?? '{}'))[provider] ?? '';
}

/** Sets the person signed in at a provider in this browser. Null refuses. */
export async function beAtProvider(
  context: BrowserContext,
  provider: SocialProvider,
  person: FakePerson | null,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(person));
  await context.addCookies([{ name: personCookie(provider), value, url: providerUrl(provider) }]);
}

export async function newSocialMember(provider: SocialProvider) {
  const member = await newMember();
  const person: FakePerson = { subject: String(randomInt(10 ** 9, 10 ** 10)), email: member.email };
  await siteDatabase().update(members).set({ passwordHash: null }).where(eq(members.id, member.id));
  await siteDatabase().insert(identities).values({ provider, subject: person.subject, memberId: member.id });
  return { ...member, person };
}

export async function signInBy(page: Page, provider: SocialProvider, next: string): Promise<void> {
  await page.goto(`/auth/${provider}/start?lang=en-US&purpose=signin&next=${encodeURIComponent(next)}`);
  await page.waitForURL((url) => url.pathname === next);
}

export function postForm(
  page: Page,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const origin = sites.embedded();
  const url = `${origin}${path}?lang=en-US`;
  return page.request.post(url, { form, headers: { origin, ...headers }, maxRedirects: 0 });
}

export async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'access_token')?.value ?? '';
}
