import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { newSeededDataDir, runCommandLine } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { applyAsSample } from '../support/test-database.ts';

const day = 24 * 3_600_000;

const account = { email: 'member@example.com', password: 'correct horse battery' };

function createMember(env: Record<string, string>): void {
  const options = ['--email', account.email, '--password', account.password, '--name', 'Member'];
  const { status, stderr } = runCommandLine(['member:create', ...options], env);
  expect(status, stderr).toBe(0);
}

/** The cookie of the member's session. */
async function signIn({ url }: RunningSite): Promise<string> {
  const response = await fetch(`${url}/login?lang=en-US`, {
    method: 'POST',
    headers: { origin: url, accept: 'text/html' },
    body: new URLSearchParams(account),
    redirect: 'manual',
  });
  const [cookie] = /access_token=[^;]+/.exec(response.headers.getSetCookie().join()) ?? [];
  if (!cookie) throw new Error(`No session: ${response.status}`);
  return cookie;
}

describe('a version that needs consent again', () => {
  let site: RunningSite;
  let cookie = '';

  beforeAll(async () => {
    const env = { DATA_DIR: newSeededDataDir() };
    const effectiveAt = new Date(Date.now() - 60_000).toISOString();
    const folder = contentFolder({
      'terms/terms/again/terms.yaml': JSON.stringify({ effectiveAt, consentAgain: true }),
      'terms/terms/again/en-US.md': markdown({ title: 'Terms' }, '## A new article'),
    });
    await applyAsSample(env, folder);
    createMember(env);
    site = await startSite(env);
    cookie = await signIn(site);
  });

  afterAll(() => site?.kill());

  const get = (path: string) => fetch(`${site.url}${path}`, { headers: { cookie }, redirect: 'manual' });

  function post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(`${site.url}${path}?lang=en-US`, {
      method: 'POST',
      headers: { cookie, origin: site.url, accept: 'text/html' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  it('is shown before the member area, and then the member gets to the page', async () => {
    const guarded = await get('/mypage/points?lang=en-US&period=1m');
    expect(guarded.status).toBe(302);
    const location = guarded.headers.get('location') ?? '';
    expect(location).toMatch(/^\/mypage\/consents\?/);
    const page = await (await get(location)).text();
    expect(page).toContain('A new article');
    expect(page).toContain('name="termsAgree"');
    expect(page).not.toContain('name="privacyAgree"');
    expect((await get('/mypage/withdraw?lang=en-US')).status).toBe(200);

    const returnTo = /name="returnTo" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const shown = { termsVersion: 'again', returnTo };
    const refused = await post('/mypage/consents', shown);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Please agree to this to continue.');
    const outdated = await post('/mypage/consents', { ...shown, termsAgree: 'true', termsVersion: '1' });
    expect(outdated.status).toBe(409);
    expect((await get('/mypage?lang=en-US')).status).toBe(302);

    const agreed = await post('/mypage/consents', { ...shown, termsAgree: 'true' });
    expect(agreed.status).toBe(303);
    expect(agreed.headers.get('location')).toBe('/mypage/points?period=1m&lang=en-US');
    expect((await get('/mypage/points?lang=en-US&period=1m')).status).toBe(200);
  });
});

describe('an upcoming version of the terms', () => {
  const effectiveAt = new Date(Date.now() + 10 * day).toISOString();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  let site: RunningSite;

  beforeAll(async () => {
    const env = { DATA_DIR: newSeededDataDir() };
    createMember(env);
    site = await startSite(env);
    const folder = contentFolder({
      'terms/terms/next/terms.yaml': JSON.stringify({ effectiveAt }),
      'terms/terms/next/ko-KR.md': markdown({ title: '이용약관' }, '## 새 조항'),
      'terms/terms/next/en-US.md': markdown({ title: 'Terms' }, '## A new article'),
    });
    const { status, stderr } = runCommandLine(['content', 'apply', folder], env);
    expect(status, stderr).toBe(0);
  });

  afterAll(() => site?.kill());

  async function read(query = ''): Promise<{ status: number; text: string }> {
    const response = await fetch(`${site.url}/terms?lang=en-US${query}`);
    const text = (await response.text()).replaceAll('<!-- -->', '');
    return { status: response.status, text };
  }

  it('is announced on the page of the version in force, with its date and a link', async () => {
    const { text } = await read();
    expect(text).toContain(`A new version takes effect on ${date.format(new Date(effectiveAt))}.`);
    expect(text).toMatch(/href="\/terms\?version=next&amp;lang=en-US"[^>]*>Read the new version</);
    expect(text).not.toContain('A new article');
  });

  it('is announced in the footer of every page and to members, with its date and a link', async () => {
    const link = /href="\/terms\?version=next&amp;lang=en-US"[^>]*>([^<]*)</;
    const home = await (await fetch(`${site.url}/?lang=en-US`)).text();
    const text = `Revised terms of service take effect on ${date.format(new Date(effectiveAt))}.`;
    expect(link.exec(/<footer.*/s.exec(home)?.[0] ?? '')?.[1]).toBe(text);
    const overview = await fetch(`${site.url}/mypage?lang=en-US`, {
      headers: { cookie: await signIn(site) },
    });
    expect(link.exec(/<main.*<\/main>/s.exec(await overview.text())?.[0] ?? '')?.[1]).toBe(text);
  });

  it('can be read, and says that it is not in force yet', async () => {
    const { status, text } = await read('&version=next');
    expect(status).toBe(200);
    expect(text).toContain('A new article');
    expect(text).toContain('It is not in force yet.');
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('A new version takes effect');
  });

  it('an unknown version is 404, and an impossible one is ignored', async () => {
    expect((await read('&version=unknown')).status).toBe(404);
    const { status, text } = await read('&version=..%2F1');
    expect(status).toBe(200);
    expect(text).toContain('A new version takes effect');
  });
});
