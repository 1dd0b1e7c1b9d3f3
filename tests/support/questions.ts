import type { APIResponse, Page } from '@playwright/test';
import { answerInInbox } from '#api/services/inbox/answer-item.ts';
import { query } from './databases.ts';
import { databaseUrl, expect } from './fixtures.ts';
import { newFile } from './inquiry-page.ts';
import { whenLive } from './live.ts';
import { siteDatabase } from './members.ts';

export async function answerQuestion(id: number, answer: string): Promise<void> {
  const deps = { db: siteDatabase(), siteOrigin: 'https://site.example', wakeOutbox: () => undefined };
  if (!(await answerInInbox({ ...deps, staffMail: [] }, `Q-${id}`, { text: answer })))
    throw new Error(`Question ${id} does not wait`);
}

type NewQuestion = { title: string; content?: string; files?: string[] };

export async function createQuestion(
  page: Page,
  { title, content = 'How?', files = [] }: NewQuestion,
): Promise<number> {
  await page.goto('/mypage/questions/new?lang=en-US');
  await whenLive(page.getByLabel('Subject'));
  await page.getByLabel('Subject').fill(title);
  await page.getByRole('textbox', { name: 'Your question' }).fill(content);
  if (files.length > 0)
    await page.getByLabel('Attached files').setInputFiles(files.map((name) => newFile(name)));
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return Number(/\/questions\/(\d+)/.exec(page.url())?.[1]);
}

type Row = { id: number; title: string; content: string; answer: string | null; files: string[] };

export function storedQuestions(memberId: number): Promise<Row[]> {
  return query<Row>(
    databaseUrl(),
    `select q.id, q.title, q.content, q.answer,
      array(select f.name from files f where f.question_id = q.id order by f.position)::text[] as files
     from questions q where q.member_id = $1 order by q.id`,
    [memberId],
  );
}

type Sent = { name: string; bytes: Buffer };

/** A multipart body with unescaped file names, which no browser sends. */
export function rawForm(fields: Record<string, string>, files: readonly Sent[] = []) {
  const boundary = 'boundary-of-the-test';
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
    ),
    ...files.map(({ name, bytes }) =>
      Buffer.concat([
        Buffer.from(`${head(`name="files"; filename="${name}"`)}content-type: image/png\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ]),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}

export function postForm(
  page: Page,
  path: string,
  fields: Record<string, string>,
  files: readonly Sent[] = [],
): Promise<APIResponse> {
  const { type, body } = rawForm(fields, files);
  const { origin } = new URL(page.url());
  return page.request.post(`${path}?lang=en-US`, {
    data: body,
    headers: { 'content-type': type, accept: 'application/json', origin },
    maxRedirects: 0,
  });
}
