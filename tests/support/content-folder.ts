import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function contentFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export function markdown(front: Record<string, unknown>, body = ''): string {
  return `---\n${JSON.stringify(front)}\n---\n${body}\n`;
}

/** One article that nobody has translated. The sample content has all of its posts in three languages. */
export function koreanNewsFolder(): string {
  return contentFolder({
    'news/only-in-korean/post.yaml': 'category: company\npublishedAt: 2015-03-02T09:00:00+09:00\n',
    'news/only-in-korean/ko-KR.md': markdown({ title: '한국어로만 있는 소식', summary: '요약' }, '본문'),
  });
}
