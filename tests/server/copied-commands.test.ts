import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { baseEnv } from '../support/base-env.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { newSeededDataDir } from '../support/databases.ts';

/* The tools image has only the files that scripts/copy-commands.ts copies. */

const folder = mkdtempSync(join(tmpdir(), 'commands-'));

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/copy-commands.ts', folder], { stdio: 'pipe' });
});

function run(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, ['scripts/command.ts', ...args], {
    cwd: folder,
    env: { ...baseEnv(), ...env },
    encoding: 'utf8',
  });
}

it('the tools image can migrate, apply content with a picture, create a member, back up and check itself', async () => {
  const env = { DATA_DIR: newSeededDataDir() };
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const content = contentFolder({
    'news/one/post.yaml': JSON.stringify({ publishedAt: '2026-01-02T10:00:00+09:00', thumbnail: 'a.png' }),
    'news/one/ko-KR.md': markdown({ title: '사진', summary: '요약' }, '본문'),
    'news/one/a.png': picture,
  });
  const member = ['--email', 'aurora@example.com', '--password', 'Correct-horse-9', '--name', 'Aurora'];
  for (const args of [
    ['migrate'],
    ['content', 'apply', content],
    ['member:create', ...member],
    ['backup', join(folder, 'backup.gz')],
    ['doctor'],
  ])
    expect([args, run(args, env)]).toMatchObject([args, { status: 0, stderr: '' }]);
});

it('the tools image can store the sample content', () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'site-data-')) };
  expect(run(['seed'], env)).toMatchObject({ status: 0, stdout: 'The sample content is stored.\n' });
});
