import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyFolder } from '#api/content/apply.ts';
import { ContentError } from '#api/content/content-error.ts';
import { exportContent } from '#api/content/export/export.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { article, ContentDesk } from '../support/content-desk.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import {
  databaseKinds,
  newDataDir,
  newMigratedDatabase,
  newMigratedDataDir,
  startCommandLine,
} from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';
import { openDatabaseOf } from '../support/test-database.ts';

const publishedAt = '2026-01-02T10:00:00+09:00';

const newsItem = (slug: string, title: string) => ({
  [`news/${slug}/post.yaml`]: JSON.stringify({ publishedAt }),
  [`news/${slug}/ko-KR.md`]: markdown({ title, summary: '요약' }, '본문'),
});

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]),
  );
}

describe.each(databaseKinds)('the content folder and the dashboard on %s', (kind) => {
  let staff: StaffApi;
  let desk: ContentDesk;

  beforeEach(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    desk = new ContentDesk(staff, (await staff.person('editor')).token);
  });
  afterEach(() => staff?.close());

  it('items edited in the dashboard are named and not overwritten, unless that is forced', async () => {
    const { db } = staff.site.api;
    await applyFolder(db, contentFolder({ ...newsItem('one', '하나'), ...newsItem('two', '둘') }));
    const one = await desk.find('news', 'one');
    await desk.save(one, article('화면에서 고친 하나'));
    const later = contentFolder({ ...newsItem('one', '폴더의 하나'), ...newsItem('two', '폴더의 둘') });
    const refused = applyFolder(db, later);
    await expect(refused).rejects.toThrow(ContentError);
    await expect(refused).rejects.toThrow(/news\/one\..*Nothing was changed/);
    expect((await desk.find('news', 'two')).title).toBe('둘');
    expect((await desk.get(one.id)).title).toBe('화면에서 고친 하나');

    await applyFolder(db, later, { onEdited: 'overwrite' });
    expect((await desk.find('news', 'two')).title).toBe('폴더의 둘');
    const overwritten = await desk.get(one.id);
    expect(overwritten).toMatchObject({ title: '폴더의 하나', state: 'published', draft: null });
    const drafts = (await desk.versions(one)).filter(({ act }) => act === 'saved');
    expect(drafts).toHaveLength(1);
    const restored = await desk.revert(overwritten, drafts[0]?.number ?? 0);
    expect(restored.title).toBe('화면에서 고친 하나');
  });

  it('items written in the dashboard make a round trip through a folder without a difference', {
    timeout: 60_000,
  }, async () => {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0c4a37' } });
    const upload = await desk.upload('/staff/pictures', 'a.png', await image.png().toBuffer());
    const { url } = (await expectAnswer(endpoints.uploadPicture, upload)).data;
    const stored = await desk.upload('/staff/content/files', '안내.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
    const file = (await expectAnswer(endpoints.uploadFile, stored)).data;
    await desk.create('category', { fields: {}, languages: { 'ko-KR': { name: '행사' } } }, 'news/event');
    await desk.act('publishItem', await desk.find('category', 'news/event'));
    const body = `**회사(주)**는 7.5조 개를 셉니다.\n\n- 하나\n- 둘\n\n| 가 | 나 |\n| --- | --- |\n| 1 | 2 |\n\n![발효조](${url})`;
    const item = await desk.create('news', {
      fields: { category: 'event', thumbnail: url },
      languages: {
        'ko-KR': { title: '"첫": 소식', summary: '- #1 요약', body },
        'en-US': { title: 'First', summary: 'Summary', body: 'Text' },
      },
      files: [file],
    });
    await desk.act('publishItem', item);
    await desk.create('news', article('내보내지 않는 초안'));

    const first = contentFolder({});
    await exportContent(staff.site.api.db, first);
    expect(JSON.stringify(filesOf(first))).not.toContain(Buffer.from('초안').toString('latin1'));
    const env: Record<string, string> =
      kind === 'pglite'
        ? { DATA_DIR: newMigratedDataDir() }
        : { DATA_DIR: newDataDir(), DATABASE_URL: await newMigratedDatabase(inject('postgresUrl')) };
    env.SAMPLE_CONTENT = 'off';
    expect(await startCommandLine(['content', 'apply', first], env)).toBe(0);
    const copy = await openDatabaseOf(env);
    try {
      const second = contentFolder({});
      await exportContent(copy.db, second);
      expect(filesOf(second)).toEqual(filesOf(first));
    } finally {
      await copy.close();
    }
    const markdownFile = filesOf(first)[`/news/${item.key}/ko-KR.md`] ?? '';
    expect(Buffer.from(markdownFile, 'latin1').toString('utf8')).toContain('**회사(주)**는');
  });
});
