import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DeliveryError } from '#api/gateways/gateways.ts';
import { reportFailed } from '#api/jobs/failed-messages.ts';
import { enqueueMail, enqueueSms } from '#api/outbox/enqueue.ts';
import { startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { failureReason } from '#api/services/messages/failure-reason.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { testSecret } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';
import { staffMail } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';
import { until } from '../support/until.ts';

const refusal = 'The mail server did not take it: EENVELOPE 550 RCPT TO';
const outage = 'The mail server did not take it: ECONNECTION CONN';

it.each([
  [refusal, 'address'],
  ['The recipient or the reply address is no e-mail address', 'address'],
  [outage, 'unreachable'],
  ['The mail server did not take it: ETIMEDOUT CONN', 'unreachable'],
  ['The text message service did not answer', 'unreachable'],
  ['The mail server did not take it: EAUTH 535 AUTH PLAIN', 'credentials'],
  ['The mail server did not take it: EMESSAGE 451 DATA', 'busy'],
  ['The mail server did not take it: EENVELOPE 554 DATA', 'refused'],
  ['The text message service refuses it: 400 ValidationError', 'refused'],
  ['TypeError', 'other'],
])('%s is a failure of kind %s', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});

describe.each(databaseKinds)('messages for staff on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;
  /** Reasons by recipient; others are delivered. */
  const refused = new Map<string, DeliveryError>();
  let stop: () => Promise<void>;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    ({ token } = await staff.person('support'));
    const gateway = {
      send: async ({ to }: { to: string }) => {
        const error = refused.get(to);
        if (error) throw error;
      },
    };
    const { db } = site.api;
    const gateways = { mail: gateway, sms: gateway, oauth: {} };
    const worker = startOutbox({
      db,
      log: pino({ level: 'silent' }),
      gateways,
      keys: openKeys(db, testSecret),
    });
    site.api.deps.wakeOutbox = worker.wake;
    stop = worker.stop;
  });

  beforeEach(async () => {
    refused.clear();
    for (const table of ['outbox', 'bounces', 'settings'])
      await site.rows(sql`delete from ${sql.identifier(table)}`);
  });

  afterAll(async () => {
    await stop?.();
    await staff?.close();
  });

  const list = async (query = '') => {
    const answer = await site.get(`/staff/messages${query}`, { token });
    return expectAnswer(endpoints.listMessages, answer);
  };
  const bounces = async () =>
    (await expectAnswer(endpoints.listBounces, await site.get('/staff/bounces', { token }))).data;
  const resend = async (body: unknown) => {
    const answer = await site.post('/staff/messages/resend', body, { token });
    return (await expectAnswer(endpoints.resendMessages, answer)).data.resent;
  };
  const mail = async (to: string, subject = 'Subject') => {
    await site.api.db.transaction((tx) => enqueueMail(tx, { to, subject, text: 'Text' }));
    site.api.deps.wakeOutbox();
  };
  const failed = (count: number) => until(async () => (await list('?state=failed')).page.total === count);
  const emptied = () => until(async () => (await list()).page.total === 0);

  it('show why they failed, with masked recipients, and are sent again', async () => {
    refused.set('hong@example.com', new DeliveryError(refusal, { isFinal: true }));
    await mail('hong@example.com');
    await failed(1);
    const { data } = await list('?state=failed&kind=mail');
    expect(data).toMatchObject([
      {
        kind: 'mail',
        state: 'failed',
        nextAttemptAt: null,
        attempts: 1,
        failure: { reason: 'address', detail: refusal },
        to: 'h***@example.com',
        subject: 'Subject',
        reference: null,
      },
    ]);
    expect((await list('?state=waiting')).data).toEqual([]);
    refused.clear();
    expect(await resend({ ids: [data[0]?.id] })).toBe(1);
    await emptied();
  });

  it('are sent again all at once, but not text messages, whose codes have expired', async () => {
    for (const to of ['a@example.com', 'b@example.com', '01012345678'])
      refused.set(to, new DeliveryError(outage, { isFinal: true }));
    await mail('a@example.com');
    await mail('b@example.com');
    await site.api.db.transaction((tx) => enqueueSms(tx, { to: '01012345678', text: '1', code: '1' }));
    await failed(3);
    const [sms] = (await list('?kind=sms')).data;
    expect(sms?.to).toBe('010-****-5678');
    expect(await resend({ ids: [sms?.id] })).toBe(0);
    refused.clear();
    expect(await resend({})).toBe(2);
    await until(async () => (await list()).page.total === 1);
    await expectProblem(
      await site.post('/staff/messages/resend', { ids: [] }, { token }),
      'validation_failed',
      { ids: 'required' },
    );
  });

  it('come in pages that lead forth and back', async () => {
    await site.rows(sql`insert into outbox (kind, message, created_at, next_attempt_at)
      select 'mail', jsonb_build_object('to', 'a@example.com', 'subject', n), now() + interval '1 day' - n * interval '1 second',
        now() + interval '1 day' from generate_series(1, 5) as n`);
    const subjects = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ subject }) => subject);
    const first = await list('?size=2');
    const second = await list(`?size=2&after=${first.page.next}`);
    const third = await list(`?size=2&after=${second.page.next}`);
    expect([first, second, third].map(subjects)).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect([first.page.previous, third.page.next]).toEqual([null, null]);
    expect(subjects(await list(`?size=2&before=${third.page.previous}`))).toEqual(['3', '4']);
    expect(subjects(await list(`?size=2&before=${second.page.previous}`))).toEqual(['1', '2']);
    await expectProblem(await site.get('/staff/messages?after=x', { token }), 'validation_failed', {
      after: 'invalid',
    });
  });

  it('name the inquiry that they answer', async () => {
    const [contact] = await site.rows(sql`insert into contacts
      (reference, type, full_name, email, content, locale, consent_version, request_hash)
      values (${`LB-${site.serial()}`}, 'OTHER', 'A', 'a@example.com', 'x', 'ko-KR', '1', 'x') returning id, reference`);
    const [answer] = await site.rows(
      sql`insert into answers (contact_id, content) values (${contact?.id}, 'x') returning id`,
    );
    await site.rows(sql`insert into outbox (kind, message, answer_id, failed_at)
      values ('mail', '{"to": "a@example.com", "subject": "s"}', ${answer?.id}, now())`);
    expect((await list()).data[0]?.reference).toBe(contact?.reference);
  });

  it('show a full recipient to some roles only, and record it', async () => {
    refused.set('hong@example.com', new DeliveryError(refusal, { isFinal: true }));
    await mail('hong@example.com');
    await failed(1);
    const id = (await list()).data[0]?.id;
    const reveal = (by: string) => site.call('POST', `/staff/messages/${id}/recipient`, { token: by });
    await expectProblem(await reveal((await staff.person('reader')).token), 'forbidden');
    const shown = await expectAnswer(endpoints.showRecipient, await reveal(token));
    expect(shown.data.address).toBe('hong@example.com');
    const [record] = await site.rows(
      sql`select subject, action from access_records order by number desc limit 1`,
    );
    expect(record).toEqual({ subject: `message:${id}`, action: 'messages.reveal' });
  });

  it('are deleted once they failed, which is recorded', async () => {
    refused.set('hong@example.com', new DeliveryError(outage));
    await mail('hong@example.com');
    await until(async () => (await list()).data[0]?.failure?.reason === 'unreachable');
    const [waiting] = (await list()).data;
    expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
    const remove = () => site.call('DELETE', `/staff/messages/${waiting?.id}`, { token });
    await expectProblem(await remove(), 'conflict');
    await site.rows(sql`update outbox set failed_at = now()`);
    await expectAnswer(endpoints.deleteMessage, await remove());
    await expectProblem(await remove(), 'not_found');
    const [record] = await site.rows(
      sql`select subject, detail from access_records order by number desc limit 1`,
    );
    expect(record).toEqual({ subject: `message:${waiting?.id}`, detail: '{"act":"delete"}' });
  });

  it('count refusals by address, until one is delivered or the person is erased', async () => {
    const final = (text: string) => new DeliveryError(text, { isFinal: true });
    refused.set('hong@example.com', final(refusal));
    refused.set('Kim@example.com', final(refusal));
    refused.set('down@example.com', final(outage));
    await mail('hong@example.com');
    await failed(1);
    await resend({});
    await failed(1);
    for (const to of ['Kim@example.com', 'down@example.com']) await mail(to);
    await failed(3);
    const listed = await bounces();
    expect(listed.map(({ address, refusals }) => [address, refusals])).toEqual([
      ['h***@example.com', 2],
      ['K***@example.com', 1],
    ]);
    expect(listed[0]?.failure).toEqual({ reason: 'address', detail: refusal });
    expect(await site.dump()).not.toMatch(/bounces: .*hong@/);
    const shown = await site.call('POST', `/staff/bounces/${listed[0]?.id}/address`, { token });
    expect((await expectAnswer(endpoints.showBounce, shown)).data.address).toBe('hong@example.com');
    await expectProblem(await site.call('POST', '/staff/bounces/999999/address', { token }), 'not_found');

    refused.delete('hong@example.com');
    await resend({ ids: (await list()).data.map(({ id }) => id) });
    await until(async () => (await bounces()).length === 1);
    await site.api.run('person:erase', { email: 'kim@example.com', yes: true, by: 'test' });
    expect(await bounces()).toEqual([]);
  });

  it('that failed within a day are mailed to the recipients of that notice', async () => {
    expect(await reportFailed(site.api.deps)).toEqual({ failed: 0 });
    await site.rows(sql`insert into outbox (kind, message, failed_at, last_error) values
      ('mail', '{"to": "a@example.com"}', now(), ${refusal}), ('mail', '{"to": "b@example.com"}', now(), ${refusal}),
      ('sms', '{"to": "1"}', now() - interval '25 hours', 'old')`);
    expect(await reportFailed(site.api.deps)).toEqual({ failed: 2 });
    const [notice] = await site.sentTo(staffMail);
    expect(notice?.subject).toBe('[알림] 보내지 못한 메시지 2건');
    expect(String(notice?.text)).toContain(`${refusal}: 2건`);
    expect(String(notice?.text)).not.toContain('a@example.com');
  });
});
