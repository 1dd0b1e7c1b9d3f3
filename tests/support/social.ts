import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { identities, memberConsents, members, terms } from '#api/db/schema/index.ts';
import type { SocialProvider } from '#contract/members.ts';
import { expect } from './fixtures.ts';
import { siteDatabase } from './members.ts';
import { newVisitor } from './visitor.ts';

export function newPerson() {
  // Digits only, since Kakao's identifiers are numbers.
  return { subject: String(randomInt(1e12, 2e12)), email: newVisitor().email, name: '김하늘' };
}

export async function membersOf({ subject }: { subject: string }) {
  return siteDatabase()
    .select({ id: members.id, email: members.email, name: members.name })
    .from(identities)
    .innerJoin(members, eq(members.id, identities.memberId))
    .where(eq(identities.subject, subject));
}

export async function membersWith(email: string) {
  return siteDatabase().select({ id: members.id }).from(members).where(eq(members.email, email));
}

export async function unverify(id: number): Promise<void> {
  await siteDatabase().update(members).set({ emailVerifiedAt: null }).where(eq(members.id, id));
}

export async function consentsOf(id: number): Promise<string[]> {
  const rows = await siteDatabase()
    .select({ kind: terms.kind })
    .from(memberConsents)
    .innerJoin(terms, eq(terms.id, memberConsents.termId))
    .where(eq(memberConsents.memberId, id));
  return rows.map(({ kind }) => kind).toSorted();
}

export async function tokenIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'access_token')?.value;
}

export function providerLink(page: Page, provider: SocialProvider) {
  const names = { kakao: 'Kakao', naver: 'Naver', google: 'Google', facebook: 'Facebook' };
  return page.getByRole('main').getByRole('link', { name: `Continue with ${names[provider]}` });
}

const consentLabels = {
  terms: /terms/i,
  privacy: /privacy/i,
  profile: /optional details/i,
  marketing: /for marketing/i,
  advertising: /advertising/i,
};

export function consentTo(page: Page, kind: keyof typeof consentLabels) {
  return page.getByRole('checkbox', { name: consentLabels[kind] });
}

export async function agreeAndFinish(page: Page): Promise<void> {
  await consentTo(page, 'terms').check();
  await consentTo(page, 'privacy').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

export async function expectNothing(context: BrowserContext, person: { subject: string; email?: string }) {
  expect(await tokenIn(context)).toBeUndefined();
  expect(await membersOf(person)).toEqual([]);
  if (person.email) expect(await membersWith(person.email)).toEqual([]);
}
