import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hiddenField, openInquiryForm, waitToPost } from '../../tests/support/inquiry-form.ts';
import type { Rehearsal } from './rehearsal.ts';

const password = 'Correct-horse-9';

const answerSchema = v.object({ data: v.object({ token: v.string() }) });

class Member {
  readonly email = `rotation-${randomUUID()}@example.com`;
  private readonly api: string;
  private token = '';

  constructor({ origin }: Rehearsal) {
    this.api = `${origin}/api/v1`;
  }

  /** @returns whether the password is accepted */
  async signIn(): Promise<boolean> {
    const body = JSON.stringify({ email: this.email, password });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.api}/login`, { method: 'POST', body, headers });
    if (!response.ok) return false;
    this.token = v.parse(answerSchema, await response.json()).data.token;
    return true;
  }

  async isSignedIn(): Promise<boolean> {
    return (await fetch(`${this.api}/me`, { headers: { authorization: this.token } })).ok;
  }
}

/** Over the network, as the site connects. Inside the container PostgreSQL needs no password. */
function acceptsPassword({ installation }: Rehearsal, secret: string): boolean {
  const url = `postgres://site:${secret}@database:5432/site`;
  try {
    return installation.containers.exec('database', 'psql', url, '-At', '-c', 'select 1') === '1';
  } catch (error) {
    if (String(error).includes('password authentication failed')) return false;
    throw error;
  }
}

function metricsStatus({ installation }: Rehearsal, secret: string): string {
  const program = `fetch('http://127.0.0.1:3000/metrics', { headers: { authorization: 'Bearer ${secret}' } }).then(({ status }) => console.log(status))`;
  return installation.containers.exec('web-1', 'node', '-e', program);
}

type OpenForm = Awaited<ReturnType<typeof openInquiryForm>>;

async function postForm({ origin }: Rehearsal, form: OpenForm): Promise<{ status: number; html: string }> {
  const body = new FormData();
  const fields = {
    ...{ type: 'OTHER', fullName: 'Aurora', email: `form-${randomUUID()}@example.com`, subject: 'Rotation' },
    ...{ content: 'Opened before the rotation', privacyAgree: 'true', homepageUrl: '', ...form },
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = { method: 'POST', body, headers: { origin }, redirect: 'manual' } as const;
  const response = await fetch(`${origin}/contact?lang=en-US`, request);
  return { status: response.status, html: await response.text() };
}

/** A form that was open is rejected once, and the next attempt has a timestamp of the new key. */
async function checkOpenForm(rehearsal: Rehearsal, form: OpenForm): Promise<void> {
  const first = await postForm(rehearsal, form);
  const isRejected = first.status === 400 && first.html.includes('please send it once more');
  rehearsal.check('a form opened with the old SECRET_KEY is rejected once', isRejected);
  const timestamp = hiddenField(first.html, 'timestamp');
  await waitToPost();
  const second = await postForm(rehearsal, { ...form, timestamp });
  rehearsal.check('sent again, it is accepted', second.status === 303);
  rehearsal.sent.push(...rehearsal.query('select reference from contacts order by id desc limit 1'));
}

export async function rotate(rehearsal: Rehearsal): Promise<void> {
  rehearsal.title('Rotate secrets');
  const { installation, check } = rehearsal;
  const old = installation.variables();
  const member = new Member(rehearsal);
  const account = ['--email', member.email, '--password', password, '--name', 'Aurora'];
  await installation.containers.run('migrate', ['scripts/command.ts', 'member:create', ...account], []);
  check('a member signs in', (await member.signIn()) && (await member.isSignedIn()));
  const form = await openInquiryForm(rehearsal.origin);
  const rotated = {
    POSTGRES_PASSWORD: await installation.run('makeSecret'),
    SECRET_KEY: await installation.run('makeSecret'),
    METRICS_TOKEN: await installation.run('makeSecret'),
  };
  await installation.run('setPassword', { '...': rotated.POSTGRES_PASSWORD });
  installation.setVariables(rotated);
  await rehearsal.replaceProcesses();
  await installation.run('recreateDatabase');

  const passwords = [old.POSTGRES_PASSWORD ?? '', rotated.POSTGRES_PASSWORD];
  const accepted = passwords.map((secret) => acceptsPassword(rehearsal, secret));
  check('PostgreSQL refuses the old password and accepts the new one', accepted.join() === 'false,true');
  const tokens = [old.METRICS_TOKEN ?? '', rotated.METRICS_TOKEN];
  const statuses = tokens.map((secret) => metricsStatus(rehearsal, secret));
  check(
    `metrics with the old token: ${statuses[0]}, with the new one: ${statuses[1]}`,
    statuses.join() === '404,200',
  );
  await checkOpenForm(rehearsal, form);
  check(
    'the session and the password of the member are still valid',
    (await member.isSignedIn()) && (await member.signIn()),
  );
  await installation.run('endSessions');
  check('after the sessions were deleted, the member is signed out', !(await member.isSignedIn()));
  check('the member signs in again', (await member.signIn()) && (await member.isSignedIn()));
  await installation.run('listInbox');
  rehearsal.checkInquiries();
}
