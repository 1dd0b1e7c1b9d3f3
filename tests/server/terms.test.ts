import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { newSeededDataDir, runCommandLine } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const day = 24 * 3_600_000;

describe('an upcoming version of the terms', () => {
  const effectiveAt = new Date(Date.now() + 10 * day).toISOString();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  let site: RunningSite;

  beforeAll(async () => {
    const env = { DATA_DIR: newSeededDataDir() };
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
