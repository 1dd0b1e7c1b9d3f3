import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contacts, files } from '#api/db/schema/index.ts';
import { callApi } from '#app/api-client/api-client.server.ts';
import {
  type ApiTransport,
  embeddedTransport,
  httpTransport,
  setApiTransport,
} from '#app/api-client/api-transport.server.ts';
import { runWithRequestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { pdf } from '../support/refused-files.ts';

let api: TestApi;
/** Content types of the bodies that reached the API. */
let bodies: (string | null)[];

const clientAddress = '192.0.2.1';

const fetchApi: ApiTransport['fetch'] = async (request, context) => {
  bodies.push(request.body && request.headers.get('content-type'));
  return api.app.fetch(request, context);
};

/** An outside API: the same one behind a socket. */
const outside = createServer(async (incoming, outgoing) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const body = new Uint8Array(await buffer(incoming));
  const request = new Request(`http://localhost${incoming.url}`, { method: 'POST', headers, body });
  const response = await fetchApi(request, { clientAddress, requestId: 'outside' });
  outgoing.writeHead(response.status).end(await response.text());
});

beforeAll(async () => {
  api = await openTestApi('postgresql', inject('postgresUrl'));
  await api.db.execute(
    sql`insert into terms (kind, version, effective_at) values ('inquiry', '1', '2026-01-01')`,
  );
  await new Promise<void>((done) => void outside.listen(0, done));
});

afterAll(async () => {
  outside.close();
  await api.close();
});

beforeEach(() => {
  bodies = [];
});

function send(sent: { name: string; content: string }[], transport = embeddedTransport(fetchApi)) {
  setApiTransport(transport);
  const context = { path: '/contact', nonce: '', token: undefined, cookies: [], locale: 'en-US' as const };
  return runWithRequestContext({ ...context, requestId: 'test', clientAddress }, () =>
    callApi(endpoints.createContact, {
      body: {
        type: 'OTHER',
        fullName: 'Aurora',
        email: 'visitor@example.com',
        mobile: undefined,
        content: 'First line\nSecond line',
        privacyAgree: true,
      },
      files: sent.map(({ name, content }) => ({ name, bytes: Buffer.from(content) })),
      headers: {},
    }),
  );
}

function stored() {
  return api.db
    .select({ content: contacts.content, name: files.name, size: files.size })
    .from(contacts)
    .innerJoin(files, eq(files.contactId, contacts.id))
    .orderBy(desc(contacts.id), asc(files.position))
    .limit(2);
}

const two = [
  { name: '규격서.pdf', content: pdf },
  { name: 'b.pdf', content: `${pdf} ` },
];

const storedTwo = [
  { content: 'First line\nSecond line', name: '규격서.pdf', size: pdf.length },
  { content: 'First line\nSecond line', name: 'b.pdf', size: pdf.length + 1 },
];

describe('an inquiry with files', () => {
  it('reaches the embedded API as parsed files, without a multipart body', async () => {
    expect(await send(two)).toMatchObject({ ok: true });
    expect(bodies).toEqual([null]);
    expect(await stored()).toEqual(storedTwo);
  });

  it('reaches an outside API as a multipart body', async () => {
    const address = outside.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await send(two, httpTransport(`http://localhost:${port}`))).toMatchObject({ ok: true });
    expect(bodies).toEqual([expect.stringMatching('^multipart/form-data; boundary=')]);
    expect(await stored()).toEqual(storedTwo);
  });

  it.each([
    ['a forged type', [{ name: 'a.pdf', content: 'MZ' }], 'file_type'],
    ['too many files', Array(6).fill({ name: 'a.pdf', content: pdf }), 'too_many_files'],
    ['an oversized file', [{ name: 'a.pdf', content: pdf + ' '.repeat(10_000_000) }], 'file_too_large'],
  ])('attack: with %s is refused by the embedded API', async (_what, refused, code) => {
    const result = await send(refused);
    expect(result).toMatchObject({ ok: false, problem: { errors: [{ path: 'files', code }] } });
  });
});
