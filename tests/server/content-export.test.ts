import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyFolder, type ContentChanges } from '#api/content/apply.ts';
import { exportContent } from '#api/content/export/export.ts';
import { loadLots } from '#api/content/store-lots.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';

const publishedAt = '2026-01-02T10:00:00.250+09:00';

/** Cases without an example in the sample content: drafts, dates in the future, own fields and characters that YAML must quote. */
const edited = {
  'news/draft/post.yaml': JSON.stringify({ thumbnail: null }),
  'news/draft/ko-KR.md': markdown({ title: '"초안": yes', summary: '- #1 \\ 요약' }, '---\n본문\n\n---\n끝'),
  'news/later/post.yaml': JSON.stringify({
    publishedAt: '2999-01-02T10:00:00+09:00',
    thumbnail: '/art/posts/news-3.avif',
  }),
  'news/later/ko-KR.md': markdown({ title: 'null', summary: '2026-01-02' }, '본문'),
  'news/later/files/b.pdf': '%PDF-1.7 b',
  'news/later/files/a.pdf': Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]),
  'products/withdrawn/product.yaml': JSON.stringify({ type: 'pb', position: 9, active: false, publishedAt }),
  'products/withdrawn/ja-JP.md': markdown({ name: '製品', summary: '概要', specifications: [] }),
  'quotes.yaml': JSON.stringify([
    {
      key: 'q',
      published: false,
      ...Object.fromEntries(['text', 'author', 'company'].map((name) => [name, { 'ko-KR': 'x' }])),
    },
  ]),
  'documents/MCN/zh-TW.md': markdown({ title: '文件', published: false }),
  'documents/MCN/zh-TW.pdf': '%PDF-1.7 hidden',
  'terms/terms/2999-01/terms.yaml': JSON.stringify({ effectiveAt: publishedAt, consentAgain: true }),
  'terms/terms/2999-01/ko-KR.md': markdown({ title: '약관', changes: '제1조' }, '## 제1조'),
};

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]),
  );
}

const changed = (changes: ContentChanges) =>
  Object.entries(changes).filter(([, { added, changed }]) => added + changed > 0);

describe.each(databaseKinds)('exporting content on %s', (kind) => {
  let source: TestApi;
  let copy: TestApi;

  beforeEach(async () => {
    source = await openTestApi(kind, inject('postgresUrl'));
    copy = await openTestApi(kind, inject('postgresUrl'));
  });

  afterEach(async () => {
    await source?.close();
    await copy?.close();
  });

  it('makes a round trip without a difference', async () => {
    await applyFolder(source.db, resolve('content'));
    await applyFolder(source.db, contentFolder(edited));
    const first = contentFolder({});
    await exportContent(source.db, first);

    expect(changed(await applyFolder(source.db, first))).toEqual([]);
    await applyFolder(copy.db, first);
    const second = contentFolder({});
    await exportContent(copy.db, second);
    expect(filesOf(second)).toEqual(filesOf(first));
    expect(Object.keys(filesOf(first)).length).toBeGreaterThan(300);
    expect(filesOf(first)).toMatchObject({ '/news/later/files/a.pdf': '%PDF\u0000\u00ff' });
  });

  it('keeps the limit of each lot, also where the data sheet has another one or none', async () => {
    await applyFolder(source.db, resolve('content'));
    await source.db.execute(sql`update products set measurements = null
      where id = (select product_id from lots where number = 'LMB30-2608-J9FW')`);
    await source.db.execute(
      sql`update lots set release_limit = 5e12, revision = 1 where number = 'LMB07-2611-P3ZH'`,
    );
    const folder = contentFolder({});
    await exportContent(source.db, folder);
    expect(changed(await applyFolder(source.db, folder))).toEqual([]);
    await applyFolder(copy.db, folder);
    const before = await source.db.transaction((tx) => loadLots(tx));
    expect(before.map(({ number }) => number)).toContain('LMB30-2608-J9FW');
    const withoutIds = (stored: typeof before) =>
      stored.map(({ number, content: { productId: _, ...content } }) => ({ number, ...content }));
    expect(withoutIds(await copy.db.transaction((tx) => loadLots(tx)))).toEqual(withoutIds(before));
  });
});
