import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { apiBase } from '#contract/endpoints.ts';
import { query } from '../support/databases.ts';
import { databaseUrl, expect, sites, test } from '../support/fixtures.ts';
import { pdf } from '../support/inquiry-page.ts';
import { newMember, signIn } from '../support/members.ts';
import { answerQuestion, createQuestion, postForm, rawForm, storedQuestions } from '../support/questions.ts';
import { until } from '../support/until.ts';

/* Attacks through the site's own pages. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const script = '</script><img src=x onerror=alert(1)>';

async function linkOfFile(page: Page): Promise<string> {
  return (await page.getByRole('region', { name: 'Files' }).getByRole('link').getAttribute('href')) ?? '';
}

test.describe('another member', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('neither reads, changes, deletes nor downloads', async ({ page, browser }) => {
    const [a, b] = [await newMember(), await newMember()];
    await signIn(page, a.email);
    const id = await createQuestion(page, { title: 'Private', files: ['secret.pdf'] });
    const file = await linkOfFile(page);
    const own = await page.request.get(file);
    expect(own.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="secret\.pdf"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
      'content-type': 'application/pdf',
    });
    expect(Buffer.compare(await own.body(), pdf)).toBe(0);

    await page.context().clearCookies();
    await signIn(page, b.email);
    const path = `/mypage/questions/${id}`;
    for (const view of ['', '&view=change', '&view=delete']) {
      const response = await page.goto(`${path}?lang=en-US${view}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
      expect(await page.content()).not.toContain('Private');
    }
    for (const form of ['change', 'delete']) {
      const response = await postForm(page, path, { form, title: 'Mine now', content: 'x' });
      expect(await response.json()).toMatchObject({ ok: false, failure: 'not_found' });
      expect(response.status()).toBe(404);
    }
    const downloaded = await page.request.get(file);
    expect(downloaded.status()).toBe(404);
    expect(await downloaded.text()).not.toContain('%PDF');
    // Nor through their own question.
    const ownId = await createQuestion(page, { title: 'Of B' });
    expect((await page.request.get(file.replace(`/${id}/`, `/${ownId}/`))).status()).toBe(404);
    const fileId = /files\/([\w-]+)/.exec(file)?.[1] ?? '';
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
    for (const authorization of ['', token]) {
      const direct = await fetch(`${sites.embedded()}${apiBase}/files/${fileId}`, {
        headers: { authorization },
      });
      expect([401, 404]).toContain(direct.status);
    }
    // Without a session, it redirects to the homepage.
    const stranger = await browser.newContext();
    const away = await stranger.request.get(`${sites.embedded()}${file}`, { maxRedirects: 0 });
    expect([away.status(), away.headers().location]).toEqual([302, expect.stringMatching(/^\/\?lang=/)]);
    await stranger.close();
    expect(await storedQuestions(a.id)).toMatchObject([{ title: 'Private', files: ['secret.pdf'] }]);
  });
});

test('an answered question is neither changed nor deleted', async ({ page }) => {
  const member = await newMember();
  await signIn(page, member.email);
  const id = await createQuestion(page, { title: 'Before' });
  await answerQuestion(id, 'Done.');
  for (const form of ['change', 'delete']) {
    const response = await postForm(page, `/mypage/questions/${id}`, { form, title: 'After', content: 'x' });
    expect(response.status()).toBe(409);
    expect(await response.json()).toMatchObject({ ok: false, failure: 'conflict' });
  }
  expect(await storedQuestions(member.id)).toMatchObject([{ title: 'Before', answer: 'Done.' }]);
});

test('unknown fields are ignored', async ({ page }) => {
  const [own, other] = [await newMember(), await newMember()];
  await signIn(page, own.email);
  const extra = {
    memberId: String(other.id),
    status: 'answered',
    answer: 'Yes',
    answeredAt: '2026-01-01',
    points: '999999',
    role: 'admin',
    __proto__: 'x',
  };
  const fields = { title: 'Extra', content: 'x', ...extra };
  expect((await postForm(page, '/mypage/questions/new', fields)).status()).toBe(200);
  const [question] = await storedQuestions(own.id);
  expect(question).toMatchObject({ title: 'Extra', answer: null });
  await postForm(page, `/mypage/questions/${question?.id}`, { form: 'change', ...fields });
  expect(await storedQuestions(own.id)).toMatchObject([{ answer: null }]);
  expect(await storedQuestions(other.id)).toEqual([]);
  const points = await query(databaseUrl(), 'select 1 from points where member_id = $1', [own.id]);
  expect(points).toEqual([]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<html><script>alert(1)</script></html>');
const badFiles: [string, Buffer][] = [
  ['x.shtml', html],
  ['x.phar', html],
  ['x.pHp', html],
  ['a.php.jpg', png],
  ['a\u0000.png', png],
  ['a\t.png', png],
  ['a\u200b.png', png],
  ['\u202egnp.exe.png', png],
  ['../../a.png', png],
  [`${'x'.repeat(300)}.png`, png],
  ['a.svg', svg],
  ['a.png', svg],
  ['a.png', html],
  ['a.jpg', Buffer.concat([Buffer.from('GIF89a/*'), html])],
  ['a.pdf', Buffer.concat([png, pdf])],
];

test('files other than documents and pictures are refused, for new and changed questions', async ({
  page,
}) => {
  const member = await newMember();
  await signIn(page, member.email);
  const id = await createQuestion(page, { title: 'Stays', files: ['good.pdf'] });
  for (const [path, form] of [
    ['/mypage/questions/new', 'ask'],
    [`/mypage/questions/${id}`, 'change'],
  ] as const) {
    for (const [name, bytes] of badFiles) {
      const response = await postForm(page, path, { form, title: 'Bad', content: 'x' }, [{ name, bytes }]);
      expect([path, name, response.status()]).toEqual([path, name, 400]);
      expect(await response.json()).toMatchObject({ errors: { files: expect.stringMatching(/^file_/) } });
    }
  }
  expect(await storedQuestions(member.id)).toMatchObject([{ title: 'Stays', files: ['good.pdf'] }]);
});

test('too many files and too large ones are refused, and stored ones count', async ({ page }) => {
  const member = await newMember();
  await signIn(page, member.email);
  const id = await createQuestion(page, { title: 'Stays', files: ['1.pdf', '2.pdf'] });
  const files = (count: number, bytes: Buffer) =>
    Array.from({ length: count }, (_, index) => ({ name: `n${index}.pdf`, bytes }));
  const fields = { title: 'Many', content: 'x' };
  const many = await postForm(page, '/mypage/questions/new', fields, files(6, pdf));
  expect(await many.json()).toMatchObject({ errors: { files: 'too_many_files' } });
  const more = await postForm(page, `/mypage/questions/${id}`, { form: 'change', ...fields }, files(4, pdf));
  expect(await more.json()).toMatchObject({ errors: { files: 'too_many_files' } });
  const large = Buffer.concat([pdf, Buffer.alloc(10_000_000)]);
  const one = await postForm(page, '/mypage/questions/new', fields, files(1, large));
  expect([one.status(), await one.json()]).toMatchObject([400, { errors: { files: 'file_too_large' } }]);
  const heavy = Buffer.concat([pdf, Buffer.alloc(9_000_000)]);
  const three = await postForm(page, '/mypage/questions/new', fields, files(3, heavy));
  expect([three.status(), await three.json()]).toMatchObject([413, { failure: 'too_large' }]);
  expect(await storedQuestions(member.id)).toMatchObject([{ title: 'Stays', files: ['1.pdf', '2.pdf'] }]);
});

test('an upload that breaks off leaves nothing', async ({ page }) => {
  const member = await newMember();
  await signIn(page, member.email);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { type, body } = rawForm({ title: 'Cut', content: 'x' }, [{ name: 'a.pdf', bytes: pdf }]);
  const url = `${sites.embedded()}/mypage/questions/new?lang=en-US`;
  const origin = sites.embedded();
  const headers = { cookie, origin, 'content-type': type, 'content-length': String(body.length + 100_000) };
  let isBroken = false;
  const upload = httpRequest(url, { method: 'POST', headers }).on('error', () => {
    isBroken = true;
  });
  upload.write(body.subarray(0, -10));
  setTimeout(() => upload.destroy(new Error('aborted')), 300);
  await until(() => isBroken);
  const answer = await postForm(page, '/mypage/questions/new', { title: 'Whole', content: 'x' });
  expect(answer.status()).toBe(200);
  expect((await storedQuestions(member.id)).map(({ title }) => title)).toEqual(['Whole']);
});

test('script in title, text, file name and answer shows as text', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const id = await createQuestion(page, { title: script, content: script, files: ["a'b&c.pdf"] });
  await answerQuestion(id, `${script}\n\n[x](javascript:alert(1)) <b onclick=alert(1)>bold</b>`);
  await page.goto(`/mypage/questions/${id}?lang=en-US`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
  await expect(page).toHaveTitle(new RegExp(script.replace(/[()]/g, '\\$&')));
  await expect(page.getByRole('region', { name: 'Question' })).toContainText(script);
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(script);
  await expect(answer.locator('img, b, a[href^=javascript]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /a'b&c\.pdf/ })).toBeVisible();
  await page.goto('/mypage/questions?lang=en-US');
  await expect(page.getByRole('link', { name: script })).toBeVisible();
  await page.goto('/mypage?lang=en-US');
  await expect(page.getByRole('link', { name: script })).toBeVisible();
});

test('a post from another site, or without a session, stores nothing', async ({ page, browser }) => {
  const member = await newMember();
  await signIn(page, member.email);
  const { type, body } = rawForm({ title: 'Forged', content: 'x' });
  const foreign = await page.request.post('/mypage/questions/new?lang=en-US', {
    data: body,
    headers: { 'content-type': type, origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
  const stranger = await browser.newContext();
  const signedOut = await stranger.request.post(`${sites.embedded()}/mypage/questions/new?lang=en-US`, {
    data: body,
    headers: { 'content-type': type, origin: sites.embedded() },
    maxRedirects: 0,
  });
  expect([signedOut.status(), signedOut.headers().location]).toEqual([303, '/?lang=en-US']);
  await stranger.close();
  // A change of state by GET: nothing of it is looked at.
  await page.goto('/mypage/questions/new?lang=en-US&form=ask&title=Forged&content=x');
  expect(await storedQuestions(member.id)).toEqual([]);
});

test('a question form that is sent three times, twice in parallel, stores one question', async ({ page }) => {
  const member = await newMember();
  await signIn(page, member.email);
  await page.goto('/mypage/questions/new?lang=en-US');
  const idempotencyKey = await page.locator('input[name=idempotencyKey]').inputValue();
  const send = () =>
    postForm(page, '/mypage/questions/new', { title: 'Twice', content: 'x', idempotencyKey }, [
      { name: 'a.png', bytes: png },
    ]);
  const answers = await Promise.all([send(), send()]);
  const places = await Promise.all(
    [...answers, await send()].map(async (answer) => (await answer.json()).location),
  );
  expect(new Set(places).size).toBe(1);
  expect(await storedQuestions(member.id)).toHaveLength(1);
});
