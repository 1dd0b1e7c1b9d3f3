import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = [
  'app',
  'api',
  'contract',
  'config',
  'server',
  'framework-internals',
  'request-body',
  'rules',
  'scripts',
];
const maxLines = 200;

/** Written by people: no generated files. */
function sourcesIn(folders: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'));
}

/** Routes are named by their URLs. Scripts in plain JavaScript are named by their commands. */
const files = sourcesIn(source).filter((path) => !/^app\/routes\/|\.mjs$/.test(path));

/** The same subject in several layers: its schema, table, service, API routes, queries and forms. */
const subjects: ReadonlySet<string> = new Set([
  ...[
    'accounts',
    'attachments',
    'company',
    'consents',
    'contacts',
    'documents',
    'email',
    'login',
    'lots',
    'members',
  ],
  ...['mypage', 'password', 'pharmacies', 'points', 'posts', 'products', 'questions', 'samples', 'search'],
  ...[
    'access-records',
    'advertising-letters',
    'privacy-requests',
    'keyset',
    'staff-members',
    'staff-terms',
    'enrollment',
    'passkeys',
    'pictures',
    'settings',
    'site-settings',
    'social',
    'staff',
    'staff-home',
    'staff-lots',
    'staff-messages',
    'staff-content',
    'staff-pharmacies',
    'staff-pictures',
    'staff-sessions',
    'terms',
    'unsubscribe',
    'webhooks',
    'withdrawal',
  ],
  // A command and the service that it runs; the reader of the environment and its settings.
  ...['answers', 'inbox', 'letter', 'outbox', 'person', 'env'],
]);

function groupBy(paths: readonly string[], keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path]);
  return groups;
}

describe('file names', () => {
  it('repeat a stem in another folder only for the same subject', () => {
    const repeated = [...groupBy(files, (path) => basename(path).split('.')[0] ?? '')]
      .filter(([stem]) => stem !== 'index' && !subjects.has(stem))
      .map(([, paths]) => paths)
      .filter((paths) => new Set(paths.map(dirname)).size > 1);
    expect(repeated).toEqual([]);
  });

  it('put at most ten files into a folder without a subject', () => {
    const crowded = [...groupBy(files, dirname)]
      .filter(([folder]) => /^(?:lib|utils?|helpers?|common|shared|misc)$/.test(basename(folder)))
      .filter(([, paths]) => paths.length > 10);
    expect(crowded).toEqual([]);
  });
});

it(`source files have at most ${maxLines} lines`, () => {
  const lengths = sourcesIn([...source, 'bench']).map((path) => ({
    path,
    lines: readFileSync(resolve(root, path), 'utf8').trimEnd().split('\n').length,
  }));
  expect(lengths.length).toBeGreaterThan(500);
  expect(lengths.filter(({ lines }) => lines > maxLines)).toEqual([]);
});
