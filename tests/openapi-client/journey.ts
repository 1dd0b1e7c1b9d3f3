import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

/* `node journey.ts ORIGIN EMAIL PASSWORD` imports only the types generated from the OpenAPI document. */

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);

const headers = { 'accept-language': 'en-US' };
const client = createClient<paths>({ baseUrl, headers });

type Failure = { code: string; requestId: string; errors?: { path: string; code: string }[] };

/** @throws {Error} with the problem's code */
function dataOf<T>({ data, error }: { data?: T; error?: Failure }): T {
  if (data === undefined) throw new Error(`${error?.code} in request ${error?.requestId}`);
  return data;
}

async function readNews() {
  const list = dataOf(await client.GET('/api/v1/post/news', { params: { query: { page: 2, size: 5 } } }));
  const [newest] = list.data;
  if (!newest) throw new Error('There are no news');
  const path = { id: newest.id };
  const item = dataOf(await client.GET('/api/v1/post/news/{id}', { params: { path } }));
  return { pages: list.page.pages, sameTitle: item.data.title === newest.title, content: item.data.content };
}

async function sendInquiry() {
  const { data } = dataOf(
    await client.POST('/api/v1/contacts', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: {
        type: 'RAW_MATERIAL',
        fullName: 'Aurora Cosmetics',
        email: 'buyer@example.com',
        content: 'Please send the data sheet of LMB-07.',
        privacyAgree: true,
      },
    }),
  );
  const query = { reference: data.reference, email: 'buyer@example.com' };
  return dataOf(await client.GET('/api/v1/contacts/status', { params: { query } })).data.status;
}

async function createQuestionAsMember() {
  const session = dataOf(await client.POST('/api/v1/login', { body: { email, password } }));
  const member = createClient<paths>({ baseUrl, headers: { ...headers, authorization: session.data.token } });
  const me = dataOf(await member.GET('/api/v1/me'));
  const created = dataOf(
    await member.POST('/api/v1/me/questions', { body: { title: 'Storage', content: 'For how long?' } }),
  );
  const path = { id: created.data.id };
  const removed = await member.DELETE('/api/v1/me/questions/{id}', { params: { path } });
  await member.POST('/api/v1/logout');
  const afterwards = await member.GET('/api/v1/me');
  return {
    email: me.data.email,
    question: created.data.status,
    removed: removed.response.status,
    afterwards: afterwards.error?.code,
  };
}

async function sendBadValue() {
  const { error } = await client.GET('/api/v1/post/news', { params: { query: { page: 0 } } });
  return error?.errors;
}

const result = {
  news: await readNews(),
  inquiry: await sendInquiry(),
  member: await createQuestionAsMember(),
  badValue: await sendBadValue(),
};
process.stdout.write(JSON.stringify(result));
