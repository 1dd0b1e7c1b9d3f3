import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The product's code and docs. Texts for visitors are in messages/ and content/. */
const patterns = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.md',
  '.env.example',
  '*.yaml',
  '*.conf',
  '*.service',
  'Dockerfile',
];

const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/^(content|messages|tests|tools|bench)\/|\.gen\.ts$/.test(path));

/** Words that only this project used, and the field's words that replace them. */
const privateWords: readonly [pattern: RegExp, instead: string][] = [
  [
    /\bkept (page|document|read)s?\b|\bkeepPage|\banswerKept|\bkeepRead|\bkeepStatement/i,
    'cached page, cached read',
  ],
  [/\bmade page/i, 'rendered page'],
  [/(?<!keep-)\balive\b|useAlive/i, 'hydrated, running'],
  [/\breckoned?\b/i, 'estimated'],
  [/\bbarred\b/i, 'blocked until'],
  [/\bsealed\b|\bunseal/i, 'encrypted, hashed'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b|\bwhichever\b/i, 'the person or process'],
  [/\bis told\b|\bare told\b|\btells of\b/i, 'is notified, reports'],
  [/\bwould else\b/i, 'otherwise'],
  [/\brooms of the house\b|\bthe house\b/i, 'modules'],
  [/\bfor programs\b/i, 'for crawlers'],
  [/\btakes its turn\b|\binTurn\b/i, 'concurrency limit'],
  [/\bform stamp|formStamp/i, 'signed timestamp'],
  [/\bnothing but\b/i, 'only'],
];

describe('names, comments, docs and log messages', () => {
  it.each(privateWords)('do not use %s but: %s', (pattern) => {
    const hits = files.flatMap((path) => {
      if (pattern.test(path)) return [path];
      const lines = readFileSync(resolve(root, path), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      );
    });
    expect(hits).toEqual([]);
  });
});
