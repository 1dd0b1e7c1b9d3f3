import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { ApiDeps } from '#api/context.ts';
import type { LinkedAccount, OAuthGateway, SocialProfile } from '#api/gateways/gateways.ts';
import { OAuthRefusedError } from '#api/gateways/gateways.ts';
import { createMember } from '#api/services/members/create-member.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import type { SocialProvider } from '#contract/members.ts';
import { expectAnswer } from './answers.ts';
import { openTestApi, type TestApi } from './api-app.ts';
import type { DatabaseKind } from './databases.ts';
import { until } from './until.ts';

export const siteOrigin = 'https://site.example';
export const staffMail = 'staff@site.example';
export const password = 'correct horse battery';

type CallOptions = { body?: unknown; token?: string | undefined; address?: string; locale?: string };

type Account = { id: number; email: string; token: string };

type StandInProfile = SocialProfile & { refreshToken?: string | undefined };

export class StandInProvider implements OAuthGateway {
  readonly clientId = 'our-client';
  readonly profiles = new Map<string, StandInProfile>();
  readonly unlinked: LinkedAccount[] = [];

  async exchange({ code }: { code: string }): Promise<StandInProfile> {
    const profile = this.profiles.get(code);
    this.profiles.delete(code);
    if (!profile) throw new OAuthRefusedError('No such code');
    return profile;
  }

  async unlink(account: LinkedAccount): Promise<'unlinked'> {
    this.unlinked.push(account);
    return 'unlinked';
  }
}

/** How often each status occurs, such as {200: 1, 410: 49}. */
export function tally(responses: Response[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function times<TResult>(count: number, make: (index: number) => Promise<TResult>): Promise<TResult[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

export class MemberApi {
  readonly api: TestApi;
  readonly kind: DatabaseKind;
  readonly providers: Record<SocialProvider, StandInProvider | undefined>;
  #serial = 0;

  constructor(api: TestApi, kind: DatabaseKind, providers: MemberApi['providers']) {
    this.api = api;
    this.kind = kind;
    this.providers = providers;
  }

  static async open(
    kind: DatabaseKind,
    postgresUrl: string,
    overrides: Partial<ApiDeps> = {},
  ): Promise<MemberApi> {
    const kakao = new StandInProvider();
    const google = new StandInProvider();
    const naver = new StandInProvider();
    const api = await openTestApi(kind, postgresUrl, { siteOrigin, staffMail: [staffMail], ...overrides });
    api.deps.gateways.oauth = { kakao, google, naver };
    return new MemberApi(api, kind, { kakao, google, naver, facebook: undefined });
  }

  serial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  newAddress(): string {
    const serial = this.serial();
    return `10.${Math.floor(serial / 65536)}.${Math.floor(serial / 256) % 256}.${serial % 256}`;
  }

  newEmail(): string {
    return `member${this.serial()}@example.com`;
  }

  newMobile(): string {
    return `010${String(10_000_000 + this.serial())}`;
  }

  async fetch(path: string, init: RequestInit, address = this.newAddress()): Promise<Response> {
    const request = new Request(`${siteOrigin}${apiBase}${path}`, init);
    return this.api.app.fetch(request, { clientAddress: address, requestId: crypto.randomUUID() });
  }

  call(method: string, path: string, { body, token, address, locale }: CallOptions = {}): Promise<Response> {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(locale === undefined ? {} : { 'accept-language': locale }),
    };
    const sent = body === undefined ? null : JSON.stringify(body);
    return this.fetch(path, { method, headers, body: sent }, address);
  }

  get(path: string, options: CallOptions = {}): Promise<Response> {
    return this.call('GET', path, options);
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<Response> {
    return this.call('POST', path, { ...options, body });
  }

  async rows(query: SQL): Promise<Record<string, unknown>[]> {
    const result: unknown = await this.api.db.execute(query);
    return v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), result).rows;
  }

  /** Every row of every table, as text. */
  async dump(): Promise<string> {
    const tables = await this.rows(sql`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    expect(tables.length).toBeGreaterThan(30);
    const contents: string[] = [];
    for (const { table_name: table } of tables) {
      const rows = await this.rows(
        sql`select row_to_json(t)::text as row from ${sql.identifier(String(table))} t`,
      );
      contents.push(...rows.map(({ row }) => `${table}: ${row}`));
    }
    return contents.join('\n');
  }

  /** Makes stored moments `interval` older, as if that time had passed. */
  async age(table: string, columns: string[], interval: string): Promise<void> {
    const sets = columns.map((column) => `${column} = ${column} - interval '${interval}'`);
    await this.rows(sql.raw(`update ${table} set ${sets.join(', ')}`));
  }

  async sentTo(to: string): Promise<Record<string, unknown>[]> {
    const rows = await this.rows(
      sql`select message from outbox where message ->> 'to' = ${to} order by created_at`,
    );
    return rows.map(({ message }) => v.parse(v.record(v.string(), v.unknown()), message));
  }

  async lastCode(mobile: string): Promise<string> {
    return v.parse(v.string(), (await this.sentTo(mobile)).at(-1)?.code);
  }

  async lastToken(email: string): Promise<string> {
    const text = v.parse(v.string(), (await this.sentTo(email)).at(-1)?.text);
    const [, link = ''] = /(https:\S+)/.exec(text) ?? [];
    expect(new URL(link).origin).toBe(siteOrigin);
    return v.parse(v.string(), new URL(link).searchParams.get('token'));
  }

  async codeFor(mobile: string): Promise<string> {
    await expectAnswer(endpoints.sendSignUpCode, await this.post('/phone/code', { mobile }));
    return this.lastCode(mobile);
  }

  async signUpFields(given: { email?: string; mobile?: string } = {}) {
    const { email = this.newEmail(), mobile = this.newMobile() } = given;
    const code = await this.codeFor(mobile);
    return { email, password, name: '홍길동', mobile, code, termsAgree: true, privacyAgree: true };
  }

  async login(email: string, options: { password?: string; address?: string } = {}): Promise<Response> {
    const { address } = options;
    const body = { email, password: options.password ?? password };
    return this.post('/login', body, address === undefined ? {} : { address });
  }

  async token(email: string): Promise<string> {
    return (await expectAnswer(endpoints.login, await this.login(email))).data.token;
  }

  async member(given: { email?: string; mobile?: string } = {}): Promise<Account> {
    const { email = this.newEmail(), mobile } = given;
    const { id } = await createMember(this.api.deps, { email, password, name: '홍길동', mobile });
    return { id, email, token: await this.token(email) };
  }

  socialRequest(provider: SocialProvider, profile: Partial<StandInProfile>) {
    const code = `code-${this.serial()}`;
    const whole = { subject: code, email: undefined, emailVerified: false, name: undefined, ...profile };
    this.providers[provider]?.profiles.set(code, whole);
    return {
      code,
      clientId: 'our-client',
      redirectUri: `${siteOrigin}/auth/${provider}/callback`,
      state: `state-${this.serial()}`,
    };
  }

  socialSignIn(provider: SocialProvider, profile: Partial<StandInProfile>): Promise<Response> {
    return this.post(`/auth/${provider}`, this.socialRequest(provider, profile));
  }

  /** Starts tasks that reach a lock on the members together. PGlite runs one transaction at a time anyway. */
  async atTheSameMoment<TResult>(tasks: (() => Promise<TResult>)[]): Promise<TResult[]> {
    if (this.kind === 'pglite') return Promise.all(tasks.map((task) => task()));
    const { db } = this.api;
    return db
      .transaction(async (tx) => {
        await tx.execute(sql`lock table members in share row exclusive mode`);
        let ended = 0;
        const started = tasks.map((task) => task().finally(() => (ended += 1)));
        const isWaiting = sql`wait_event_type = 'Lock' and datname = current_database()`;
        await until(async () => {
          // A transaction sees one snapshot of the activity.
          const waiting = await db.$count(sql`pg_stat_activity`, isWaiting);
          return waiting + ended === tasks.length;
        });
        return { started };
      })
      .then(({ started }) => Promise.all(started));
  }

  close(): Promise<void> {
    return this.api.close();
  }
}
