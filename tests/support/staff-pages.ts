import type { CDPSession, Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Keys, openKeys } from '#api/services/keys.ts';
import { inviteByCommand } from '#api/services/staff/invitations.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { expect, sites } from './fixtures.ts';
import { siteDatabase } from './members.ts';
import { codeOf, staffPassword } from './staff-api.ts';
import { newVisitor } from './visitor.ts';

let opened: Keys | undefined;

export async function siteKeys(): Promise<Keys> {
  opened ??= openKeys(siteDatabase(), undefined);
  await opened.load();
  return opened;
}

/** The link that `npm run staff:invite` prints. */
export async function inviteStaff(role: StaffRole, email = newVisitor().email): Promise<string> {
  const origin = { siteOrigin: sites.embedded(), dashboardUrl: undefined };
  const deps = { db: siteDatabase(), ...(await siteKeys()), ...origin };
  return inviteByCommand(deps, { email, name: '김직원', role });
}

/** As if the last used code were long ago. */
export async function forgetCodes(email: string): Promise<void> {
  await siteDatabase().execute(sql`update staff set totp_step = null where email = ${email}`);
}

/** As if the person had verified the second factor long ago. */
export async function forgetVerification(email: string): Promise<void> {
  await siteDatabase().execute(
    sql`update staff_sessions set verified_at = now() - interval '11 minutes'
      where staff_id = (select id from staff where email = ${email})`,
  );
}

export type StaffPerson = { email: string; secret: string };

export function passwordField(page: Page): Locator {
  return page.locator('input[name="password"]');
}

/** Enrols with an authenticator app. The page then shows the recovery codes. */
export async function enrollWithApp(page: Page, role: StaffRole): Promise<StaffPerson> {
  const { email } = newVisitor();
  await page.goto(`${await inviteStaff(role, email)}&lang=en-US`);
  const secret = (await page.getByRole('definition').innerText()).replaceAll(/\s/g, '');
  await passwordField(page).fill(staffPassword);
  await page.getByLabel('Six digits that the app shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Create the account with the app' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await forgetCodes(email);
  return { email, secret };
}

/** A new person with an authenticator app, signed in through the API. */
export async function signInStaff(page: Page, role: StaffRole): Promise<StaffPerson> {
  const { email } = newVisitor();
  const url = sites.embedded();
  const token = new URL(await inviteStaff(role, email)).searchParams.get('token') ?? '';
  const call = async (path: string, data: Record<string, string>): Promise<unknown> =>
    (await page.request.post(`${url}${apiBase}${path}`, { data })).json();
  const invited = await call('/staff/enrollment', { token });
  const { secret } = v.parse(endpoints.openStaffEnrollment.response.schema, invited).data.totp;
  const enrolled = await call('/staff/enroll', { token, password: staffPassword, code: codeOf(secret) });
  const session = v.parse(endpoints.staffEnroll.response.schema, enrolled).data;
  await page
    .context()
    .addCookies([{ name: 'staff_token', value: session.token, url, httpOnly: true, sameSite: 'Strict' }]);
  await forgetCodes(email);
  return { email, secret };
}

export async function fillSignIn(page: Page, { email, secret }: StaffPerson): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordField(page).fill(staffPassword);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** An authenticator of the browser that verifies its user, with passkeys. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return session;
}
