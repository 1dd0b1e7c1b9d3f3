import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { newDataDir, newPostgresDatabase, query, runCommandLine } from '../support/databases.ts';
import { pdf, refusedFiles, type SentFile } from '../support/refused-files.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';
import { zip } from '../support/zip.ts';

/* Uploads over HTTP: refused files are not stored, and accepted ones belong to their owner. */

const password = 'correct horse battery';

let site: RunningSite;
let env: Record<string, string>;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
  env = { DATABASE_URL: databaseUrl, DATA_DIR: newDataDir() };
  site = await startSite({ ...env, ...behindProxy });
});

afterAll(() => site?.kill());

function inquiryForm(files: SentFile[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = { type: 'OTHER', fullName: 'Aurora', content: 'Hello', privacyAgree: 'on', ...fields };
  for (const [name, value] of Object.entries({ email: newVisitor().email, ...values })) form.set(name, value);
  for (const { name, content, type = '' } of files) {
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    form.append('files', new Blob([part], { type }), name);
  }
  return form;
}

function send(files: SentFile[], fields: Record<string, string> = {}): Promise<Response> {
  const body = inquiryForm(files, fields);
  return fetch(`${site.url}${apiBase}/contacts`, { method: 'POST', body, headers: newVisitor().headers });
}

async function stored(): Promise<number[]> {
  const [row] = await query<{ contacts: string; files: string; chunks: string; mails: string }>(
    databaseUrl,
    `select (select count(*) from contacts) as contacts, (select count(*) from files where contact_id is not null) as files,
      (select count(*) from file_chunks) as chunks, (select count(*) from outbox) as mails`,
  );
  return Object.values(row ?? {}).map(Number);
}

describe('an inquiry', () => {
  it('accepts five files of several kinds, under names in any language', async () => {
    const [contacts = 0, files = 0] = await stored();
    const response = await send([
      { name: '규격서 요청.pdf', content: pdf },
      { name: '报价单.pdf', content: pdf },
      { name: 'v1.2.PDF', content: pdf },
      { name: '자료.zip', content: zip([{ name: '안내.txt' }]) },
      { name: 'data sheet.pdf', content: `${pdf}${' '.repeat(1_500_000)}` },
    ]);
    expect(response.status).toBe(201);
    const after = await stored();
    expect(after.slice(0, 2)).toEqual([contacts + 1, files + 5]);
    const names = await query<{ name: string }>(
      databaseUrl,
      'select name from files where contact_id is not null',
    );
    expect(names.map(({ name }) => name)).toContain('규격서 요청.pdf');
    // The mails of it are on their way, and would be missed by the tests that count them.
    await until(async () => (await stored())[3] === 0);
  });

  it.each(refusedFiles)(
    'attack: with %s is refused with a 4xx, and nothing is stored or sent',
    async (_what, files) => {
      const before = await stored();
      const response = await send(files);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('content-type')).toMatch('application/problem+json');
      const { code, errors } = await response.json();
      if (code === 'validation_failed') expect(errors[0].path).toBe('files');
      expect(await stored()).toEqual(before);
    },
  );

  it('attack: with 10,000 parts is refused', async () => {
    const form = inquiryForm([]);
    for (let index = 0; index < 10_000; index += 1) form.append(`field${index}`, 'x');
    const response = await fetch(`${site.url}${apiBase}/contacts`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
  });

  it('attack: that breaks off in its upload leaves nothing behind, and no error in the log', async () => {
    const before = await stored();
    const boundary = 'cut';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${pdf}`;
    const url = new URL(`${site.url}${apiBase}/contacts`);
    await new Promise<void>((done) => {
      const upload = httpRequest(url, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '5000000' },
      });
      upload.on('error', () => done());
      upload.write(head + ' '.repeat(1_000_000), () => setTimeout(() => upload.destroy(), 50));
    });
    await wait(200);
    expect(await stored()).toEqual(before);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  });

  it('sent again with the same key and files is stored once, and with another file refused', async () => {
    const { email, headers } = newVisitor();
    const again = (content: string) =>
      fetch(`${site.url}${apiBase}/contacts`, {
        method: 'POST',
        body: inquiryForm([{ name: 'a.pdf', content }], { email }),
        headers: { ...headers, 'idempotency-key': 'the-same' },
      });
    const [first, second] = [await (await again(pdf)).json(), await (await again(pdf)).json()];
    expect(second.data).toEqual(first.data);
    expect((await again(`${pdf} `)).status).toBe(409);
  });
});

describe('a file of a question', () => {
  async function signedIn(): Promise<{ token: string }> {
    const { email, headers } = newVisitor();
    const args = ['member:create', '--email', email, '--password', password, '--name', '김하늘'];
    expect(runCommandLine(args, env).status).toBe(0);
    const response = await fetch(`${site.url}${apiBase}/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return { token: (await response.json()).data.token };
  }

  it('attack: is refused like one of an inquiry, and leaves no question', async () => {
    const { token } = await signedIn();
    const before = await query(databaseUrl, 'select id from questions');
    for (const [what, files] of refusedFiles) {
      const body = inquiryForm(files, { title: '질문', content: '내용' });
      const headers = { authorization: token };
      const response = await fetch(`${site.url}${apiBase}/me/questions`, { method: 'POST', body, headers });
      expect([what, [400, 413].includes(response.status)]).toEqual([what, true]);
    }
    const after = await query(databaseUrl, 'select id from questions');
    expect(after).toEqual(before);
  });

  it('is downloaded by its member only, as an attachment, unchanged', async () => {
    const owner = await signedIn();
    const stranger = await signedIn();
    const content = pdf + 'x'.repeat(2_000_000);
    const form = new FormData();
    form.set('title', '시험 성적서');
    form.set('content', '첨부를 확인해 주세요.');
    form.append('files', new Blob([content]), '성적서.pdf');
    const created = await fetch(`${site.url}${apiBase}/me/questions`, {
      method: 'POST',
      body: form,
      headers: { authorization: owner.token },
    });
    expect(created.status).toBe(201);
    const [file] = (await created.json()).data.files;
    const download = (headers: Record<string, string>) => fetch(site.url + file.url, { headers });
    const response = await download({ authorization: owner.token });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%EC%84%B1/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toBe(content);
    expect((await download({ authorization: stranger.token })).status).toBe(404);
    expect((await download({})).status).toBe(404);
    expect((await download({ cookie: `access_token=${owner.token}` })).status).toBe(404);
  });
});
