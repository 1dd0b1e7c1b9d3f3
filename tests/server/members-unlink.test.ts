import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { outbox } from '#api/db/schema/index.ts';
import { DeliveryError, type LinkedAccount } from '#api/gateways/gateways.ts';
import { encryptToken, enqueueUnlink } from '#api/outbox/unlink.ts';
import { startOutbox } from '#api/outbox/worker.ts';
import { openKeys } from '#api/services/keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SocialProvider } from '#contract/members.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { testSecret } from '../support/api-app.ts';
import { baseEnv } from '../support/base-env.ts';
import { databaseKinds } from '../support/databases.ts';
import { startOAuthServer } from '../support/fakes/oauth.ts';
import { MemberApi, password, tally, times } from '../support/member-api.ts';
import { openDatabaseOf, openTestDatabase } from '../support/test-database.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

const leaving = { reason: 'PRICE', agree: true, confirm: true, password };
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(databaseKinds)('Providers are notified on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  beforeEach(async () => {
    await site.api.db.delete(outbox);
    for (const provider of Object.values(site.providers)) provider?.unlinked.splice(0);
  });

  afterAll(() => site?.close());

  /** Starts the outbox with these providers. Returns the log. */
  function startSending(oauth = site.api.deps.gateways.oauth, secret = testSecret) {
    const { log, lines } = newTestLog();
    const { db } = site.api;
    const drop = { send: async () => undefined };
    const gateways = { mail: drop, sms: drop, oauth };
    const worker = startOutbox({ db, log, gateways, keys: openKeys(db, secret) });
    ends.push(worker.stop);
    return lines;
  }

  const allSent = () => until(async () => (await site.api.db.$count(outbox)) === 0);

  /** Sends waiting messages and returns the notifications of a provider. */
  async function notificationsOf(provider: SocialProvider): Promise<LinkedAccount[]> {
    startSending();
    await allSent();
    return site.providers[provider]?.unlinked ?? [];
  }

  async function link(token: string, provider: SocialProvider, subject: string, refreshToken?: string) {
    const request = site.socialRequest(provider, { subject, refreshToken });
    const response = await site.post(`/me/providers/${provider}`, request, { token });
    await expectAnswer(endpoints.linkProvider, response);
  }

  function unlink(token: string, provider: SocialProvider): Promise<Response> {
    return site.call('DELETE', `/me/providers/${provider}`, { token });
  }

  /** All rows with data of provider accounts, as text. */
  async function dump(...tables: string[]): Promise<string> {
    const rows = await Promise.all(
      tables.map((table) =>
        site.rows(sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`),
      ),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  }

  it('of an unlinked account, with the token of its last sign-in', async () => {
    const { token } = await site.member();
    await link(token, 'naver', 'linked', 'first-token');
    // A sign-in with a token replaces it, and one without keeps it.
    expect(
      (await site.socialSignIn('naver', { subject: 'linked', refreshToken: 'second-token' })).status,
    ).toBe(200);
    expect((await site.socialSignIn('naver', { subject: 'linked' })).status).toBe(200);
    await expectAnswer(endpoints.unlinkProvider, await unlink(token, 'naver'));
    expect(await notificationsOf('naver')).toEqual([{ subject: 'linked', refreshToken: 'second-token' }]);
    expect(site.providers.kakao?.unlinked).toEqual([]);
  });

  it('with the token from a confirmation', async () => {
    const { token } = await site.member();
    await link(token, 'kakao', 'confirmed', 'first-token');
    await link(token, 'kakao', 'confirmed', 'second-token');
    await unlink(token, 'kakao');
    expect(await notificationsOf('kakao')).toEqual([{ subject: 'confirmed', refreshToken: 'second-token' }]);
  });

  it('with the token of a sign-in that needed another field', async () => {
    const { email } = await site.member();
    const profile = { subject: 'ticketed', email, refreshToken: 'ticket-token' };
    const { ticket } = await expectProblem(await site.socialSignIn('naver', profile), 'email_taken');
    const response = await site.post('/auth/naver', { ticket, password });
    const session = (await expectAnswer(endpoints.signInWithNaver, response)).data;
    await unlink(session.token, 'naver');
    expect(await notificationsOf('naver')).toEqual([{ subject: 'ticketed', refreshToken: 'ticket-token' }]);
  });

  it('attack: no token, and no account that is no longer linked, can be read from the database', async () => {
    const { token } = await site.member();
    await link(token, 'naver', 'unreadable', 'SECRET-TOKEN');
    const unfinished = { subject: 'unfinished', refreshToken: 'SECRET-TOKEN' };
    await expectProblem(await site.socialSignIn('kakao', unfinished), 'validation_failed');
    const stored = await dump('identities', 'pending_identities');
    expect(stored).toContain('unreadable');
    expect(stored).toContain('unfinished');
    expect(stored).not.toContain('SECRET-TOKEN');
    await site.call('DELETE', '/me', { token, body: leaving });
    const waiting = await dump('outbox', 'identities');
    expect(waiting).toContain('naver');
    expect(waiting).not.toMatch(/unreadable|SECRET-TOKEN/);
  });

  it('attack: 50 withdrawals at once notify each provider once', async () => {
    const { token } = await site.member();
    await link(token, 'naver', 'leaver-1', 'token-1');
    await link(token, 'kakao', 'leaver-2');
    const address = site.newAddress();
    const answers = await times(50, () => site.call('DELETE', '/me', { token, body: leaving, address }));
    expect(tally(answers)).toEqual({ 204: 1, 401: 49 });
    expect(await notificationsOf('naver')).toEqual([{ subject: 'leaver-1', refreshToken: 'token-1' }]);
    expect(site.providers.kakao?.unlinked).toEqual([{ subject: 'leaver-2', refreshToken: undefined }]);
  });

  it('attack: an account created earlier by somebody else loses its provider once the owner proves the address', async () => {
    const victim = site.newEmail();
    const prepared = { subject: 'preparer', name: '공격자', refreshToken: 'preparer-token' };
    const { ticket } = await expectProblem(await site.socialSignIn('kakao', prepared), 'validation_failed');
    await site.post('/auth/kakao', { ticket, email: victim });
    await site.post('/password/forgot', { email: victim });
    const reset = { token: await site.lastToken(victim), password };
    await expectAnswer(endpoints.resetPassword, await site.post('/password/reset', reset));
    expect(await notificationsOf('kakao')).toEqual([{ subject: 'preparer', refreshToken: 'preparer-token' }]);
  });

  it('attack: a refused request notifies no provider', async () => {
    const profile = { subject: 'only way', email: site.newEmail(), name: '이름', refreshToken: 'token' };
    const response = await site.socialSignIn('kakao', profile);
    const { token } = (await expectAnswer(endpoints.signInWithKakao, response)).data;
    await expectProblem(await unlink(token, 'kakao'), 'conflict');
    await site.call('DELETE', '/me', { token, body: { ...leaving, agree: false } });
    expect(await notificationsOf('kakao')).toEqual([]);
  });

  it('once, even if the provider fails at first; no personal data of the failure is stored', async () => {
    const { token } = await site.member();
    await link(token, 'naver', 'failing', 'token');
    await site.call('DELETE', '/me', { token, body: leaving });
    const { naver } = site.providers;
    let failures = 0;
    const unlinkLater = async (account: LinkedAccount) => {
      if (failures++ < 2) throw failures === 1 ? new DeliveryError('naver: 503') : new Error(account.subject);
      return naver?.unlink(account) ?? 'impossible';
    };
    const stubborn = { clientId: '', exchange: () => Promise.reject(), unlink: unlinkLater };
    const lines = startSending({ naver: stubborn });
    for (const failure of ['naver: 503', 'Error']) {
      const isStored = async () => (await site.api.db.select().from(outbox))[0]?.lastError === failure;
      await until(isStored);
      await site.api.db.update(outbox).set({ nextAttemptAt: sql`now()` }).where(eq(outbox.kind, 'unlink'));
    }
    await allSent();
    expect(naver?.unlinked).toEqual([{ subject: 'failing', refreshToken: 'token' }]);
    expect(lines()).not.toContain('failing');
  });

  it.each([
    ['the provider has no credentials any more', {}, testSecret],
    ['the key is removed', undefined, 'another'.repeat(8)],
  ] as const)('never when %s: that is finished quietly', async (_case, oauth, secret) => {
    const { token } = await site.member();
    const subject = `untold-${site.serial()}`;
    await link(token, 'naver', subject, 'token');
    await unlink(token, 'naver');
    const lines = startSending(oauth, secret);
    await allSent();
    expect(site.providers.naver?.unlinked).toEqual([]);
    const line = lines()
      .split('\n')
      .find((text) => text.includes('not notified'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 30, provider: 'naver', outcome: 'impossible' });
    expect(lines()).not.toContain(subject);
  });

  it('soon: the outbox is woken once it is stored', async () => {
    const waiting: number[] = [];
    let stored: Promise<unknown> = Promise.resolve();
    const woken = await MemberApi.open(kind, inject('postgresUrl'), {
      wakeOutbox: () => {
        const count = woken.rows(sql`select 1 from outbox where kind = 'unlink'`);
        stored = count.then((rows) => waiting.push(rows.length));
      },
    });
    ends.push(() => woken.close());
    const { token } = await woken.member();
    for (const provider of ['naver', 'kakao'] as const)
      await woken.post(`/me/providers/${provider}`, woken.socialRequest(provider, {}), { token });
    await woken.call('DELETE', '/me/providers/naver', { token });
    await stored;
    await woken.call('DELETE', '/me', { token, body: leaving });
    await stored;
    expect(waiting).toEqual([1, 2]);
  });
});

function startProcess(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['tests/support/processes/outbox.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Enough for a start on a busy machine. */
const timeoutSeconds = 60;

describe('kill -9 during the notification of a provider', () => {
  it.each(databaseKinds)(
    'still notifies it, once, on %s',
    async (kind) => {
      const redirectUri = 'http://localhost:3000/auth/naver/callback';
      const client = { clientId: 'id', clientSecret: 'secret', redirectUris: [redirectUri] };
      const server = await startOAuthServer('naver', client);
      ends.push(server.stop);
      const { db, env, close } = await openTestDatabase(kind, inject('postgresUrl'));
      const { encryption } = openKeys(db, testSecret);
      const subjects = ['1', '2', '3'];
      const unlinked = subjects.map((subject) => {
        const { refresh } = server.links.open({ subject }, { hasRefreshToken: true });
        const identity = { provider: 'naver', subject } as const;
        return { ...identity, encryptedToken: encryptToken(encryption, identity, refresh ?? '') };
      });
      await db.transaction((tx) => enqueueUnlink(tx, encryption, unlinked));
      await close();
      const settings = {
        ...env,
        SECRET_KEY: testSecret,
        NAVER_CLIENT_ID: client.clientId,
        NAVER_CLIENT_SECRET: client.clientSecret,
        NAVER_TOKEN_URL: server.tokenUrl,
        NAVER_UNLINK_URL: server.unlinkUrl,
      };

      server.breakDown('silent');
      const first = startProcess(settings);
      await until(() => server.requests.length === 3, timeoutSeconds);
      await kill(first);
      expect(server.links.unlinked).toEqual([]);

      // No other process claims a message before its lock expires, so the test expires it.
      const unlock = async (other: Database) =>
        other.update(outbox).set({ lockedUntil: sql`now() - interval '1 second'` });
      const between = await openDatabaseOf(env);
      await unlock(between.db);
      await between.close();

      server.breakDown(undefined);
      const second = startProcess(settings);
      await until(() => server.links.unlinked.length === 3, timeoutSeconds);
      await kill(second);
      expect(server.links.unlinked.toSorted()).toEqual(subjects);
    },
    180_000,
  );
});
