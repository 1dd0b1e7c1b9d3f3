import * as v from 'valibot';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { runCommandLine } from './databases.ts';
import type { RunningSite } from './site.ts';
import { codeOf, staffPassword } from './staff-api.ts';

const password = 'correct horse battery';

/** Creates a member with sample data and returns the cookie of its session. */
export async function signInMember(site: RunningSite, env: Record<string, string>): Promise<string> {
  const email = 'member@example.com';
  const account = ['--email', email, '--password', password, '--name', 'Kim', '--sample'];
  const { status, stderr } = runCommandLine(['member:create', ...account], env);
  if (status !== 0) throw new Error(stderr);
  const response = await fetch(`${site.url}/login?lang=en-US`, {
    method: 'POST',
    body: new URLSearchParams({ email, password, next: '/mypage' }),
    headers: { origin: site.url },
    redirect: 'manual',
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function inviteOwner(env: Record<string, string>): string {
  const owner = ['--email', 'owner@example.com', '--name', '김직원', '--role', 'owner'];
  const { stdout, stderr } = runCommandLine(['staff:invite', ...owner], env);
  const token = /token=([\w-]{43})/.exec(stdout)?.[1];
  if (!token) throw new Error(`No invitation: ${stdout}${stderr}`);
  return token;
}

export const privacyRequest = {
  kind: 'access',
  channel: 'phone',
  receivedOn: '2026-11-20',
  email: 'a@example.com',
};

/** Posts JSON to an endpoint below /staff. */
export function postAsStaff(site: RunningSite, path: string, body: unknown, token = ''): Promise<Response> {
  return fetch(`${site.url}${apiBase}/staff${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
}

/** Enrols an invited person with an authenticator app and returns the token of the session. */
export async function enrollStaff(site: RunningSite, token: string): Promise<string> {
  const opened = await postAsStaff(site, '/enrollment', { token });
  const { totp } = v.parse(endpoints.openStaffEnrollment.response.schema, await opened.json()).data;
  const body = { token, password: staffPassword, code: codeOf(totp.secret) };
  const enrolled = await postAsStaff(site, '/enroll', body);
  return v.parse(endpoints.staffEnroll.response.schema, await enrolled.json()).data.token;
}
