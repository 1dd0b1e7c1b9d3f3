import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  type StaffAction,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from '#contract/staff-permissions.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { tally } from '../support/member-api.ts';
import { codeOf, StaffApi } from '../support/staff-api.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);

type Guarded = Endpoint & { staff: StaffAction };

function isGuarded(entry: [string, Endpoint]): entry is [string, Guarded] {
  const { staff } = entry[1];
  return staff !== undefined && staff !== 'signed-out';
}

const guarded = all.filter(isGuarded);

it('each endpoint below /staff is for staff, and no other one', () => {
  const below = all.filter(([, { path }]) => path.startsWith('/staff/')).map(([name]) => name);
  expect(below).toEqual(all.filter(([, { staff }]) => staff).map(([name]) => name));
  const used = new Set(guarded.map(([, { staff }]) => staff));
  expect([...used].sort()).toEqual(Object.keys(staffPermissions).sort());
});

describe.each(databaseKinds)('Staff on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let memberToken: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    memberToken = (await site.member()).token;
  });

  afterAll(() => staff?.close());

  /** With a body that every schema refuses and an id of no row, so that only the permission decides. */
  const touch = ({ method, path, request }: Endpoint, token?: string) =>
    site.call(method, path.replace('{credentialId}', 'unknown').replaceAll(/\{\w+\}/g, '999999'), {
      ...(token === undefined ? {} : { token }),
      ...(request.body ? { body: { role: 1, code: 1 } } : {}),
    });

  it.each(guarded)('%s is refused to a signed-out person and to a member', async (_name, endpoint) => {
    for (const token of [undefined, 'x'.repeat(43), memberToken])
      await expectProblem(await touch(endpoint, token), 'unauthenticated');
  });

  const sessions = new Map<string, Promise<string>>();

  /** The same session for all endpoints: an enrolment hashes a password. */
  function sessionOf(role: StaffRole, isFresh: boolean): Promise<string> {
    const key = `${role} ${isFresh}`;
    const session = sessions.get(key) ?? openSession(role, isFresh);
    sessions.set(key, session);
    return session;
  }

  async function openSession(role: StaffRole, isFresh: boolean): Promise<string> {
    const { id, token } = await staff.person(role);
    const age = sql`update staff_sessions set verified_at = now() - interval '11 minutes' where staff_id = ${id}`;
    if (!isFresh) await staff.rows(age);
    return token;
  }

  it.each(guarded)('%s is for the roles of the table', async (name, endpoint) => {
    const { roles, isDangerous } = staffPermissions[endpoint.staff];
    for (const role of staffRoles) {
      const answer = await touch(endpoint, await sessionOf(role, true));
      if (!roles.includes(role)) {
        await expectProblem(answer, 'forbidden');
        continue;
      }
      const { status } = answer;
      expect([200, 201, 204, 400, 404], `${role}: ${status}`).toContain(status);
      const stale = await touch(endpoint, await sessionOf(role, false));
      if (isDangerous) await expectProblem(stale, 'second_factor_required');
      else expect(stale.status).toBe(status);
    }
    if (['staffLogout', 'endStaffSessions'].includes(name)) sessions.clear();
  });

  it('an owner invites by mail, and the link enrols', async () => {
    const { token } = await staff.person('owner');
    const invite = (body: unknown) => site.post('/staff/people', body, { token, locale: 'en-US' });
    const email = 'new.editor@example.com';
    const request = { email: email.toUpperCase(), name: ' 박편집 ', role: 'editor' };
    const { data } = await expectAnswer(endpoints.inviteStaff, await invite(request));
    expect(data).toMatchObject({ email, name: '박편집', role: 'editor', state: 'invited', lastSeenAt: null });
    const mailed = await site.lastToken(email);
    await expectAnswer(endpoints.inviteStaff, await invite({ ...request, role: 'support' }));
    await expectProblem(await site.post('/staff/enrollment', { token: mailed }), 'code_expired');
    const { role } = await staff.enrollment(await site.lastToken(email));
    expect(role).toBe('support');
    const enrolled = await staff.person('editor');
    await expectProblem(await invite({ ...request, email: enrolled.email }), 'email_taken');
    await expectProblem(await invite({ email: 'x', name: '', role: 'admin' }), 'validation_failed', {
      email: 'invalid_email',
      name: 'required',
      role: 'invalid',
    });
  });

  it('a changed role, a lock and the end of access end all sessions of the person', async () => {
    const { token } = await staff.person('owner');
    const editor = await staff.person('editor');
    const change = (body: unknown) => site.call('PATCH', `/staff/people/${editor.id}`, { token, body });
    const me = (by: string) => site.get('/staff/me', { token: by });
    const signIn = async () => {
      await staff.forgetSteps();
      return staff.login({ email: editor.email, code: codeOf(editor.secret) });
    };
    expect((await me(editor.token)).status).toBe(200);
    const { data } = await expectAnswer(endpoints.changeStaff, await change({ role: 'support' }));
    expect(data).toMatchObject({ role: 'support', state: 'active', lastSeenAt: null });
    await expectProblem(await me(editor.token), 'unauthenticated');
    const session = (await expectAnswer(endpoints.staffLogin, await signIn())).data.token;
    await expectAnswer(endpoints.changeStaff, await change({ state: 'locked' }));
    await expectProblem(await me(session), 'unauthenticated');
    await expectProblem(await signIn(), 'invalid_credentials');
    await expectAnswer(endpoints.changeStaff, await change({ state: 'active' }));
    const last = (await expectAnswer(endpoints.staffLogin, await signIn())).data.token;
    const path = `/staff/people/${editor.id}`;
    await expectAnswer(
      endpoints.endSessionsOfStaff,
      await site.call('DELETE', `${path}/sessions`, { token }),
    );
    await expectProblem(await me(last), 'unauthenticated');
    await expectAnswer(endpoints.endStaff, await site.call('DELETE', path, { token }));
    await expectProblem(await signIn(), 'invalid_credentials');
    await expectProblem(await change({ state: 'active' }), 'conflict');
    const people = await expectAnswer(endpoints.listStaff, await site.get('/staff/people', { token }));
    expect(people.data.find(({ id }) => id === editor.id)?.state).toBe('left');
    const left = await site.rows(
      sql`select password_hash, encrypted_totp_secret from staff where id = ${editor.id}`,
    );
    expect(left).toEqual([{ password_hash: null, encrypted_totp_secret: null }]);
  });

  it('of two owners who remove each other at once, one stays', async () => {
    await staff.rows(sql`update staff set state = 'left'`);
    const [one, other] = [await staff.person('owner'), await staff.person('owner')];
    const remove = (by: typeof one, whom: typeof one) =>
      site.call('DELETE', `/staff/people/${whom.id}`, { token: by.token });
    const removals = await Promise.all([remove(one, other), remove(other, one)]);
    expect(tally(removals)).toEqual({ 204: 1, 401: 1 });
    const stays = removals[0]?.status === 204 ? one : other;
    await expectProblem(await remove(stays, stays), 'conflict');
    const demote = { token: stays.token, body: { role: 'reader' } };
    await expectProblem(await site.call('PATCH', `/staff/people/${stays.id}`, demote), 'conflict');
    expect((await site.get('/staff/me', { token: stays.token })).status).toBe(200);
  });
});
