import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { reportOverdue } from '#api/jobs/overdue-inbox.ts';
import { readContentVersion } from '#api/services/content-version.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { staffMail } from '../support/member-api.ts';
import { codeOf, StaffApi } from '../support/staff-api.ts';

const inquiry = { fullName: 'Aurora', content: 'Hello', privacyAgree: true };

describe.each(databaseKinds)('settings on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    await site.rows(
      sql`insert into terms (kind, version, effective_at) values ('inquiry', '1', '2026-01-01')`,
    );
    ({ token } = await staff.person('owner'));
  });

  beforeEach(async () => {
    for (const table of ['settings', 'outbox', 'contacts'])
      await site.rows(sql`delete from ${sql.identifier(table)}`);
  });

  afterAll(() => staff?.close());

  const change = async (body: unknown) => {
    const answer = await site.call('PATCH', '/staff/settings', { token, body });
    return (await expectAnswer(endpoints.changeStaffSettings, answer)).data;
  };
  const publicSettings = async () =>
    (await expectAnswer(endpoints.getSiteSettings, await site.get('/setting/site'))).data;
  const inquire = (type: string) => site.post('/contacts', { ...inquiry, type, email: site.newEmail() });
  const noticesTo = async (email: string) => (await site.sentTo(email)).map(({ subject }) => subject);

  it('are empty until somebody sets them: the configuration decides', async () => {
    const answer = await site.get('/staff/settings', { token });
    const { data } = await expectAnswer(endpoints.getStaffSettings, answer);
    const { holidays, holidaysKnownUntil, ...settings } = data;
    expect(settings).toEqual({
      recipients: null,
      switcherLocales: null,
      company: null,
      defaultRecipients: [staffMail],
    });
    expect(holidaysKnownUntil).toMatch(/^20\d\d-12-31$/);
    expect(holidays.find(({ day }) => day.endsWith('-12-25'))?.name).toBe('기독탄신일');
    expect(await publicSettings()).toEqual({ switcherLocales: null, company: null });
  });

  it('reach the public answer, change the version of the content, and can be reset', async () => {
    const version = await readContentVersion(site.api.db);
    const company = { name: '주식회사 새이름', phone: '' };
    await change({ switcherLocales: ['en-US', 'ko-KR', 'en-US'], company });
    expect(await publicSettings()).toEqual({ switcherLocales: ['en-US', 'ko-KR'], company });
    const changed = await readContentVersion(site.api.db);
    expect(changed).not.toBe(version);
    const { switcherLocales } = await change({ company: null });
    expect(switcherLocales).toEqual(['en-US', 'ko-KR']);
    expect((await publicSettings()).company).toBeNull();
    expect(await readContentVersion(site.api.db)).not.toBe(changed);
  });

  it('send each kind of mail to its recipients, others to the default, an empty list to nobody', async () => {
    const recipients = { OEM_ODM: ['Sales@Example.com', 'sales@example.com', 'two@example.com'], OTHER: [] };
    await change({ recipients });
    for (const type of ['OEM_ODM', 'OTHER', 'PARTNERSHIP'])
      await expectAnswer(endpoints.createContact, await inquire(type));
    expect(await noticesTo('sales@example.com')).toHaveLength(1);
    expect(await noticesTo('two@example.com')).toHaveLength(1);
    expect(await noticesTo(staffMail)).toHaveLength(1);
    expect((await noticesTo(staffMail))[0]).not.toBe((await noticesTo('two@example.com'))[0]);

    const member = await site.member();
    await change({ recipients: { QUESTION: ['ask@example.com'], OVERDUE: ['late@example.com'] } });
    const question = { title: 'COA', content: 'Please' };
    await expectAnswer(
      endpoints.createQuestion,
      await site.post('/me/questions', question, { token: member.token }),
    );
    expect(await noticesTo('ask@example.com')).toHaveLength(1);
    await site.age('contacts', ['received_at'], '31 days');
    await reportOverdue(site.api.deps);
    expect(await noticesTo('late@example.com')).toHaveLength(1);
  });

  it('are refused if wrong, and need a fresh second factor', async () => {
    const refused = async (body: unknown, errors: Record<string, string>) =>
      expectProblem(
        await site.call('PATCH', '/staff/settings', { token, body }),
        'validation_failed',
        errors,
      );
    await refused({ recipients: { OTHER: ['nobody'] } }, { 'recipients.OTHER.0': 'invalid_email' });
    await refused({ recipients: { NEWS: [] } }, { 'recipients.NEWS': 'invalid' });
    await refused({ switcherLocales: ['en-US'] }, { switcherLocales: 'required' });
    await refused({ company: { name: 'a\nb' } }, { 'company.name': 'forbidden_character' });
    await site.age('staff_sessions', ['verified_at'], '11 minutes');
    const stale = await site.call('PATCH', '/staff/settings', { token, body: { company: null } });
    await expectProblem(stale, 'second_factor_required');
    await site.rows(sql`update staff_sessions set verified_at = now()`);
  });

  it('are not changed on the basis of a value that somebody has changed since', async () => {
    const patch = (body: unknown) => site.call('PATCH', '/staff/settings', { token, body });
    const company = { name: '주식회사 새이름', phone: '02-1' };
    await change({ company, basedOn: { company: null } });
    const late = { company: { representative: '김대표' }, basedOn: { company: null } };
    await expectProblem(await patch(late), 'conflict');
    const recipients = { OTHER: ['a@example.com'] };
    await expectProblem(
      await patch({ ...late, recipients, basedOn: { company: null, recipients: null } }),
      'conflict',
    );
    await expectProblem(await patch({ company: null, basedOn: { company: { phone: '02-1' } } }), 'conflict');
    const { data } = await expectAnswer(
      endpoints.getStaffSettings,
      await site.get('/staff/settings', { token }),
    );
    expect(data).toMatchObject({ company, recipients: null });
    const sameInOtherOrder = { phone: '02-1', name: '주식회사 새이름' };
    const next = await change({ company: { phone: '02-2' }, basedOn: { company: sameInOtherOrder } });
    expect(next.company).toEqual({ phone: '02-2' });

    const both = ['one', 'two'].map((name) =>
      patch({ recipients: { OTHER: [`${name}@example.com`] }, basedOn: { recipients: null } }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('are recorded with what they were before', async () => {
    await change({ switcherLocales: ['ko-KR'] });
    await change({ switcherLocales: ['ko-KR'], recipients: { FLOOD: [] } });
    const records = await site.rows(
      sql`select subject, action, detail from access_records order by number desc limit 2`,
    );
    expect(records).toEqual([
      {
        subject: 'setting:recipients',
        action: 'settings.change',
        detail: JSON.stringify({ from: 'null', to: '{"FLOOD":[]}' }),
      },
      {
        subject: 'setting:switcherLocales',
        action: 'settings.change',
        detail: JSON.stringify({ from: 'null', to: '["ko-KR"]' }),
      },
    ]);
  });

  it('of people: an owner lists and ends single sessions, and sends an invitation again', async () => {
    const editor = await staff.person('editor');
    const second = await staff.login({ email: editor.email, code: codeOf(editor.secret) });
    const other = (await expectAnswer(endpoints.staffLogin, second)).data.token;
    const path = `/staff/people/${editor.id}/sessions`;
    const listed = await expectAnswer(endpoints.listSessionsOfStaff, await site.get(path, { token }));
    expect(listed.data).toHaveLength(2);
    expect(listed.data.every(({ isCurrent }) => !isCurrent)).toBe(true);
    const newest = `${path}/${listed.data[0]?.id}`;
    await expectProblem(await site.call('DELETE', `${path}/999999`, { token }), 'not_found');
    await expectAnswer(endpoints.endSessionOfStaff, await site.call('DELETE', newest, { token }));
    await expectProblem(await site.get('/staff/me', { token: other }), 'unauthenticated');
    expect((await site.get('/staff/me', { token: editor.token })).status).toBe(200);

    const reinvite = (id: number) => site.call('POST', `/staff/people/${id}/invitation`, { token });
    await expectProblem(await reinvite(editor.id), 'conflict');
    await expectProblem(await reinvite(999_999), 'not_found');
    const email = site.newEmail();
    const invited = await site.post('/staff/people', { email, name: '박초대', role: 'reader' }, { token });
    const { id } = (await expectAnswer(endpoints.inviteStaff, invited)).data;
    const first = await site.lastToken(email);
    await expectAnswer(endpoints.reinviteStaff, await reinvite(id));
    await expectProblem(await site.post('/staff/enrollment', { token: first }), 'code_expired');
    expect((await staff.enrollment(await site.lastToken(email))).role).toBe('reader');
  });
});
