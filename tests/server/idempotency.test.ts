import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { createMember } from '#api/services/members/create-member.ts';
import { expectProblem } from '../support/answers.ts';
import { baseEnv } from '../support/base-env.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, times } from '../support/member-api.ts';
import { openTestDatabase } from '../support/test-database.ts';

const inquiry = {
  type: 'OTHER',
  fullName: '홍길동',
  email: 'visitor@example.com',
  content: 'What does it cost?',
  privacyAgree: true,
};

const resources = [
  {
    name: 'inquiries',
    path: '/contacts',
    table: 'contacts',
    body: inquiry,
    other: { mobile: '+82 10 1234 5678' },
  },
  {
    name: 'questions',
    path: '/me/questions',
    table: 'questions',
    body: { title: 'Stability', content: 'How long does it last?' },
    other: { title: 'Shelf life' },
  },
  {
    name: 'sample requests',
    path: '/me/samples',
    table: 'samples',
    body: { idProduct: 1, amount: '500 g', purpose: 'A drink' },
    other: { amount: '1 kg' },
  },
] as const;

type Resource = (typeof resources)[number];

async function addContent(db: Database): Promise<void> {
  await db.execute(
    sql`insert into terms (kind, version, effective_at) values ('inquiry', '1', '2026-01-01')`,
  );
  await db.execute(sql`insert into products (slug, type, position, published_at, active, in_pharmacies)
    values ('lmb-07', 'material', 1, '2026-01-01', true, false)`);
  await db.execute(sql`insert into product_translations (product_id, locale, name, summary, specifications)
    select id, 'ko-KR', '엘엠비-07', '', '[]' from products`);
}

describe.each(databaseKinds)('an idempotency key on %s', (kind) => {
  let site: MemberApi;
  let token: string;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    await addContent(site.api.db);
  });

  afterEach(() => site.rows(sql`truncate attempts, contacts, questions, samples restart identity cascade`));

  afterAll(() => site?.close());

  async function send({ path }: Resource, body: object, key: string | undefined): Promise<Response> {
    token ??= (await site.member()).token;
    const headers = {
      'content-type': 'application/json',
      authorization: token,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    return site.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }, '192.0.2.7');
  }

  async function answerOf(response: Response): Promise<string> {
    const text = await response.text();
    expect(response.status, text).toBe(201);
    return text;
  }

  const countRows = async ({ table }: Resource) =>
    (await site.rows(sql`select 1 from ${sql.identifier(table)}`)).length;

  describe.each(resources)('of $name', (resource) => {
    it('returns the first answer for the same body with its fields in any order', async () => {
      const { body } = resource;
      const first = await answerOf(await send(resource, body, 'key'));
      const reordered = Object.fromEntries(Object.entries(body).toReversed());
      expect(await answerOf(await send(resource, reordered, 'key'))).toBe(first);
      expect(await countRows(resource)).toBe(1);
    });

    it('is refused with 409 for a body that differs in any field', async () => {
      const { body, other } = resource;
      await answerOf(await send(resource, body, 'key'));
      await expectProblem(await send(resource, { ...body, ...other }, 'key'), 'conflict');
      expect(await countRows(resource)).toBe(1);
    });

    it('stores one row for parallel requests, and counts one against the limit', async () => {
      const { body } = resource;
      const answers = await times(30, async () => answerOf(await send(resource, body, 'key')));
      expect(new Set(answers).size).toBe(1);
      expect(await countRows(resource)).toBe(1);
      const rules = await site.rows(sql`select rule, count(*)::int as uses from attempts
        where rule not like 'login%' group by rule`);
      for (const { rule, uses } of rules) expect([rule, uses]).toEqual([rule, 1]);
      expect(rules.length).toBeGreaterThan(0);
    });

    it('may be absent: each request stores a row', async () => {
      const { body } = resource;
      await answerOf(await send(resource, body, undefined));
      await answerOf(await send(resource, body, undefined));
      expect(await countRows(resource)).toBe(2);
    });
  });

  it('covers the files of a question', async () => {
    token ??= (await site.member()).token;
    const createQuestion = (content: string) => {
      const form = new FormData();
      form.set('title', 'Data sheet');
      form.set('content', 'See the file');
      form.append('files', new File([content], 'sheet.pdf'));
      const headers = { authorization: token, 'idempotency-key': 'with-file' };
      return site.fetch('/me/questions', { method: 'POST', body: form, headers });
    };
    const first = await answerOf(await createQuestion('%PDF-1.4 one'));
    expect(await answerOf(await createQuestion('%PDF-1.4 one'))).toBe(first);
    await expectProblem(await createQuestion('%PDF-1.4 two'), 'conflict');
  });

  it('belongs to one member: another member can use the same', async () => {
    const [, question] = resources;
    await answerOf(await send(question, question.body, 'shared'));
    const stranger = await site.member();
    const headers = {
      'content-type': 'application/json',
      authorization: stranger.token,
      'idempotency-key': 'shared',
    };
    const body = JSON.stringify({ title: 'Mine', content: 'Another question' });
    await answerOf(await site.fetch('/me/questions', { method: 'POST', headers, body }));
    expect(await countRows(question)).toBe(2);
  });
});

const answersSchema = v.array(v.object({ status: v.number(), answer: v.unknown() }));
const sessionSchema = v.object({ data: v.object({ token: v.string() }) });

type ApiRequest = { path: string; headers: Record<string, string>; body: unknown };

describe('an idempotency key across two processes', () => {
  const children: ChildProcess[] = [];

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  async function startApi(env: Record<string, string>): Promise<ChildProcess> {
    const child = fork(resolve(import.meta.dirname, '../support/processes/api.ts'), {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...baseEnv(), ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    await once(child, 'message');
    return child;
  }

  async function post(child: ChildProcess, batch: ApiRequest[]) {
    const answered = once(child, 'message');
    child.send(batch);
    return v.parse(answersSchema, (await answered)[0]);
  }

  it('stores one row for requests to both at the same time', async () => {
    const { db, env, close } = await openTestDatabase('postgresql', inject('postgresUrl'));
    try {
      await addContent(db);
      const email = 'member@example.com';
      await createMember({ db }, { email, password, name: '홍길동', mobile: undefined });
      const processes = await Promise.all([startApi(env), startApi(env)]);
      const [first] = processes;
      const [login] = await post(first, [{ path: '/login', headers: {}, body: { email, password } }]);
      const { token } = v.parse(sessionSchema, login?.answer).data;
      for (const { path, table, body } of resources) {
        const headers = { authorization: token, 'idempotency-key': 'key' };
        const batch = Array.from({ length: 10 }, () => ({ path, headers, body }));
        const answers = (await Promise.all(processes.map((child) => post(child, batch)))).flat();
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
        expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
        expect(await db.$count(sql`${sql.identifier(table)}`)).toBe(1);
      }
    } finally {
      await close();
    }
  });
});
