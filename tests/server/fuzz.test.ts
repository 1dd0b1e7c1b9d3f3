import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemsOf } from '#api/openapi-problems.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { apiBase, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import { locales } from '#contract/locales.ts';
import { problemSchema, problemStatus } from '#contract/problem.ts';
import { arbitraryOf, mutationsOf, nasty } from '../support/arbitrary.ts';
import { newSeededDataDir, runCommandLine } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

/*
 * Requests made from the contract, by the thousand, over all endpoints: no answer is a 5xx, and every one is an
 * answer that the contract announces.
 */

const requestsInAll = 20_000;
const requestsAtOnce = 40;

/** Another password than the examples', or the examples would close the account. */
const member = { email: 'fuzz@example.com', password: 'nobody guesses this one' };

const needsSecret = new Set<EndpointName>([
  'getContactStatus',
  'downloadFile',
  'login',
  'logout',
  'signInWithFacebook',
  'signInWithGoogle',
  'signInWithNaver',
  'signInWithKakao',
  'signUp',
  'withdraw',
  'changePassword',
  'linkProvider',
  'unlinkProvider',
  'changePhone',
  'kakaoUnlinked',
  'kakaoUnlinkedByGet',
  'facebookDeletion',
  'verifyEmail',
  'mailVerification',
  'endSessions',
  'resetPassword',
  'unsubscribe',
]);

/** A staff session needs an invitation; `tests/server/staff-people.test.ts` has one. */
function isOfStaff(name: EndpointName): boolean {
  return endpoints[name].path.startsWith('/staff/');
}

type Call = {
  name: EndpointName;
  path: string;
  headers: Record<string, string>;
  body: { type: string; bytes: Buffer } | undefined;
};

let site: RunningSite;
let token: string;
const agent = new Agent({ keepAlive: true, maxSockets: requestsAtOnce });

/** An object may lack `toString`. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).map(([name, part]) => [name, textOf(part).toWellFormed()]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function fillPath(path: string, params: unknown): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = typeof params === 'object' && params !== null ? Reflect.get(params, name) : params;
    return encodeURIComponent(textOf(value).toWellFormed()) || '0';
  });
}

function multipartBody(value: unknown): Call['body'] {
  const boundary = 'fuzz-boundary';
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const parts = fields.map(
    ([name, part]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(part)}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}${file}--${boundary}--\r\n`),
  };
}

/** A body as JSON, as a form, as something else, or cut short. */
function bodyOf(name: EndpointName): fc.Arbitrary<Call['body']> {
  const endpoint: Endpoint = endpoints[name];
  const schema = endpoint.request.body;
  if (!schema) return fc.constant(undefined);
  const example = examples[name]?.request ?? {};
  const value = fc.oneof(arbitraryOf(schema), mutationsOf(schema, example));
  const json = value.map((part) => ({
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(part) ?? ''),
  }));
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: endpoint.request.multipart ? 4 : 1, arbitrary: value.map(multipartBody) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', 'a/b'),
          fc.uint8Array({ maxLength: 200 }),
        )
        .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) })),
    },
  );
}

function authorizationOf(endpoint: Endpoint): fc.Arbitrary<string> {
  if (!endpoint.auth) return fc.constant('');
  const other = fc.constantFrom('', 'Bearer x', 'x'.repeat(43));
  // The session is needed to the end.
  if (endpoint === endpoints.logout || endpoint === endpoints.endSessions) return other;
  return fc.oneof({ weight: 9, arbitrary: fc.constant('token') }, { weight: 1, arbitrary: other });
}

function callOf(name: EndpointName): fc.Arbitrary<Call> {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, headers } = endpoint.request;
  const known = fc.record({
    id: fc.integer({ min: 1, max: 120 }).map(String),
    code: fc.constantFrom('LMB-07', 'LMB-07-EV'),
    number: fc.constantFrom('LMB07-2609-K7QX', 'LMB30-2608-J9FW'),
  });
  return fc
    .record({
      params: params ? fc.oneof(arbitraryOf(params), known) : fc.constant({}),
      query: query
        ? fc.oneof({ weight: 4, arbitrary: arbitraryOf(query) }, { weight: 1, arbitrary: nasty })
        : fc.constant({}),
      headers: headers ? arbitraryOf(headers) : fc.constant({}),
      body: bodyOf(name),
      locale: fc.constantFrom(...locales, 'xx', ''),
      authorization: authorizationOf(endpoint),
      client: fc.ipV4(),
    })
    .map(({ params: given, query: requested, headers: extra, body, locale, authorization, client }) => ({
      name,
      path: `${apiBase}${fillPath(endpoint.path, given)}${asQuery(requested)}`,
      headers: {
        'accept-language': locale,
        'x-forwarded-for': client,
        ...(authorization ? { authorization } : {}),
        ...Object.fromEntries(
          Object.entries(extra ?? {})
            .map(([name, value]) => [name, textOf(value)] as const)
            .filter(([name, value]) => /^[a-z-]{1,40}$/.test(name) && /^[\x21-\x7e]{1,200}$/.test(value)),
        ),
      },
      body,
    }));
}

function send({ name, path, headers, body }: Call): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      new URL(path, site.url),
      {
        agent,
        method: endpoints[name].method,
        headers: {
          ...headers,
          ...(headers.authorization === 'token' ? { authorization: token } : {}),
          ...(body ? { 'content-type': body.type, 'content-length': String(body.bytes.length) } : {}),
        },
      },
      (response) => {
        text(response).then(
          (content) =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: content,
            }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body?.bytes);
  });
}

/** The problem codes that any path may answer with, for any endpoint: a filled path may be another. */
const anywhere = new Set(['not_found', 'method_not_allowed']);

/** Endpoints that have answered with success. The others refused every request. */
const succeeded = new Set<EndpointName>();

async function check(call: Call): Promise<void> {
  const endpoint: Endpoint = endpoints[call.name];
  const { status, type, text: content } = await send(call);
  const what = `${endpoint.method} ${call.path} answered ${status} ${content.slice(0, 300)}`;
  expect(status, what).toBeLessThan(500);
  if (status < 400) {
    expect(status, what).toBe(endpoint.response.status);
    succeeded.add(call.name);
    if (endpoint.response.isFile) return;
    const value: unknown = content === '' ? undefined : JSON.parse(content);
    expect(v.safeParse(endpoint.response.schema, value).success, what).toBe(true);
    return;
  }
  expect(type, what).toMatch('application/problem+json');
  const problem = v.parse(problemSchema, JSON.parse(content));
  const announced = new Set<string>([...problemsOf(endpoint), ...anywhere]);
  expect(announced.has(problem.code), what).toBe(true);
  expect(problem.status, what).toBe(
    Object.entries(problemStatus).find(([code]) => code === problem.code)?.[1],
  );
}

beforeAll(async () => {
  const dataDir = newSeededDataDir();
  site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1/32,::1/128', LOG_LEVEL: 'error' });
  const created = runCommandLine(
    ['member:create', '--email', member.email, '--password', member.password, '--name', 'Fuzz', '--sample'],
    { DATA_DIR: dataDir },
  );
  expect(created.status, created.stderr).toBe(0);
  const response = await fetch(`${site.url}${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  token = v.parse(endpoints.login.response.schema, await response.json()).data.token;
});

afterAll(async () => {
  agent.destroy();
  await site?.kill();
});

it(`${requestsInAll} requests from the contract get no 5xx and only documented answers`, async () => {
  // Those of staff refuse each request, which lacks their session.
  const calls = fc.oneof(
    ...(Object.keys(endpoints) as EndpointName[]).map((name) => ({
      weight: isOfStaff(name) ? 1 : 5,
      arbitrary: callOf(name),
    })),
  );
  const batches = fc.array(calls, { minLength: requestsAtOnce, maxLength: requestsAtOnce, size: 'max' });
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      await Promise.all(batch.map(check));
    }),
    { numRuns: requestsInAll / requestsAtOnce, endOnFailure: true },
  );
  // Every endpoint answered with success, except those that need a secret that cannot be guessed.
  const names = Object.keys(endpoints) as EndpointName[];
  expect(names.filter((name) => !succeeded.has(name) && !(needsSecret.has(name) || isOfStaff(name)))).toEqual(
    [],
  );
  // The session is still valid, so the endpoints that need one were really reached.
  const me = await fetch(`${site.url}${apiBase}/me`, { headers: { authorization: token } });
  expect(me.status).toBe(200);
}, 600_000);
