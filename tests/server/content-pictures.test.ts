import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { newDataDir, newMigratedDataDir } from '../support/databases.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
let dataDir: string;

const publishedAt = '2026-01-02T10:00:00+09:00';

/** As a phone stores it: rotated by EXIF, with GPS coordinates. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1000, height: 2000, channels: 3, background: '#336644' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

const folderWith = (picture: Buffer) =>
  contentFolder({
    'news/pictures/post.yaml': JSON.stringify({ publishedAt, thumbnail: 'cover.jpg' }),
    'news/pictures/ko-KR.md': markdown(
      { title: '사진', summary: '요약' },
      '본문\n\n![현미경 사진](사진.jpg)',
    ),
    'news/pictures/cover.jpg': picture,
    'news/pictures/사진.jpg': picture,
  });

const run = (...args: string[]) => runInProcess(args, { DATA_DIR: dataDir });

const apply = (folder: string) => run('content', 'apply', folder);

beforeAll(async () => {
  dataDir = newMigratedDataDir();
  site = await startSite({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' });
});

afterAll(async () => {
  await site?.stop();
});

async function article(): Promise<string> {
  const list = await (await fetch(`${site.url}/api/v1/post/news`)).json();
  return (await fetch(`${site.url}/news/${list.data[0].id}?lang=ko-KR`)).text();
}

describe('pictures beside the text', () => {
  it('are shown by the site, upright, in two sizes and without metadata', async () => {
    await apply(folderWith(await photo()));
    const html = await article();
    const urls = [...new Set(html.match(/\/api\/v1\/pictures\/[0-9a-f]{32}-\d+x\d+(?:-800)?\.avif/g))];
    expect(urls).toHaveLength(2);
    expect(html).toMatch(/<img [^>]*alt="현미경 사진" width="1600" height="800"[^>]*loading="lazy"/);
    for (const url of urls) {
      const response = await fetch(site.url + url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
      expect(response.headers.get('content-disposition')).toBe('inline');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      const expected = url.endsWith('-800.avif') ? 800 : 1600;
      expect([width, height, exif]).toEqual([expected, expected / 2, undefined]);
    }
  });

  it('are part of an export, and applying the export changes nothing', async () => {
    await apply(folderWith(await photo()));
    const before = await article();
    const folder = join(newDataDir(), 'export');
    expect(await run('content', 'export', folder)).toContain('news: 1\n');
    const item = join(folder, 'news/pictures');
    const [picture = ''] = readdirSync(item).filter((name) => name.endsWith('.avif'));
    expect(readFileSync(join(item, 'ko-KR.md'), 'utf8')).toContain(`![현미경 사진](${picture})`);
    expect(readFileSync(join(item, 'post.yaml'), 'utf8')).toContain(`thumbnail: ${picture}\n`);

    expect(await apply(folder)).toBe('news: 0 new, 0 changed, 1 unchanged\n');
    expect(await article()).toBe(before);
    await expect(run('content', 'export', folder)).rejects.toThrow('EEXIST');
  });

  it('that are small keep their size', async () => {
    const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await apply(folderWith(small));
    // The site looks for changes every second.
    const url = await vi.waitFor(async () => {
      const [found] = /\/api\/v1\/pictures\/\w+-300x200-800\.avif/.exec(await article()) ?? [];
      expect(found).toBeDefined();
      return found;
    }, 10_000);
    const { width } = await sharp(Buffer.from(await (await fetch(site.url + url)).arrayBuffer())).metadata();
    expect(width).toBe(300);
  });

  it('are not served under another name, nor are other files', async () => {
    for (const name of ['x', `${'0'.repeat(32)}-480x480.avif`, '..%2ffiles'])
      expect((await fetch(`${site.url}/api/v1/pictures/${name}`)).status).toBe(404);
  });

  it('that cannot be read are refused with the line that names them', async () => {
    const folder = folderWith(Buffer.from('no picture'));
    await expect(apply(folder)).rejects.toThrow(
      new RegExp(`${join(folder, 'news/pictures')}/ko-KR\\.md:6: 사진\\.jpg cannot be read as a picture \\(`),
    );
  });

  it('can be named by their URL once they are stored', async () => {
    await apply(folderWith(await photo()));
    const [url = ''] = /\/api\/v1\/pictures\/[0-9a-f]{32}-\d+x\d+\.avif/.exec(await article()) ?? [];
    const withText = (text: string) =>
      contentFolder({
        'news/pictures/post.yaml': JSON.stringify({ publishedAt, thumbnail: url }),
        'news/pictures/ko-KR.md': markdown({ title: '사진', summary: '요약' }, text),
      });
    await apply(withText(`본문 ![사진](${url})`));
    const unknown = url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    const refused = apply(withText(`본문 ![사진](${unknown})`));
    await expect(refused).rejects.toThrow(`ko-KR.md:4: ${unknown} is no stored picture`);
  });
});
