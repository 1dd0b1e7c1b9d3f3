import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** All code and docs. Texts for visitors are in messages/ and content/. */
const patterns = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.md',
  '.env.example',
  '*.yaml',
  '*.yml',
  '*.sh',
  '*.sql',
  'contract/documentation.json',
  '*.conf',
  '*.service',
  'Dockerfile',
];

const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/^(content|messages)\/|\.gen\.ts$|vocabulary\.test\.ts$/.test(path))
  // Applied migrations are never edited.
  .filter((path) => !/migrations\/000[67]_/.test(path));

/** Words that only this project used, and the field's words that replace them. */
const privateWords: readonly [pattern: RegExp, instead: string][] = [
  [/\bkeepPage|\banswerKept|\bkeepRead|\bkeepStatement|\bisKept\b/i, 'cached page, cached read'],
  [/\bmade page/i, 'rendered page'],
  [/(?<!keep[- ])\balive\b/i, 'hydrated, running'],
  [/\breckoned?\b/i, 'estimated'],
  [/\bbarred\b/i, 'blocked until'],
  // `sealed_token` is a column.
  [/(?<!')\bsealed\b|\bunseal/i, 'encrypted, hashed'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b|\bwhichever\b/i, 'the person or process'],
  [/\b(?:is|are|be|being) told\b|\btells of\b/i, 'is notified, reports'],
  [/\bwould else\b/i, 'otherwise'],
  [/\brooms of the house\b|\bthe house\b/i, 'modules'],
  [/\bfor programs\b/i, 'for crawlers'],
  [/\btakes its turn\b|\binTurn\b/i, 'concurrency limit'],
  // Forms of the previous release have a field `stamp`.
  [/(?<!['-]|\{ timestamp, )\bstamp\b/i, 'signed timestamp'],
  [/\bunder way\b/i, 'in flight'],
  [/\bpatience\b/i, 'timeout'],
  [/\btold\b/i, 'notified, reported'],
  // `ask` is the name of a form.
  [/(?<!'|form=)\basks?\b(?!')|\basking\b/i, 'requests, requires'],
  [/\b(?:answer|page)s? (?:is |was |are |were )?made\b|\bmade at\b/i, 'rendered'],
  [/\bnothing but\b/i, 'only'],
  [/\bwhatever\b|\bhowever (?:often|many|much|long|it is)\b/i, 'any, with any'],
  // `?done=asked` is part of a public URL.
  [/(?<!done=|\[')\basked\b(?!: m\.)/i, 'requested'],
  [/\bkept\b(?<!What you typed will be kept)/i, 'cached, stored'],
  [/\bof (?:its|their) own\b/i, 'own, separate'],
  [/\bwho is\b/i, 'signed-in, the person'],
  [/\bbesides\b/i, 'in addition to'],
  [/\bnobody is led\b|\bis led (?:on|away|to)\b/i, 'is redirected'],
  [/\bis (?:away|gone)\b/i, 'is unavailable, is removed'],
  [/\bgoes on\b/i, 'continues'],
  [/\ball the same\b/i, 'still'],
  [/\bseldom\b/i, 'rarely'],
  [/\bwhat was typed\b/i, 'typed values'],
  [/\bgone\b/i, 'removed, missing'],
  // `addGate` draws the gate of a flow cytometer.
  [/(?<!add )\bgates?\b/i, 'concurrency limit, filter'],
  [/\bdoors?\b/i, 'proxy, sign-in'],
  [/\bwithout a word\b/i, 'silently'],
  [/\bled on\b/i, 'redirected'],
  [/\/\*\*? (?:What|Who|Whose|Where) /, 'the noun'],
  [/\bfacts\??: (?:\w*Context|\w*Info)\b|\bfacts = \{/, 'context'],
];

/** The words of names such as `isUnderWay`, without the keys of messages. */
function inWords(text: string): string {
  return text
    .replaceAll(/\bm\.\w+/g, 'm.')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');
}

const maxCommentShare = 0.04;

function commentLines(lines: readonly string[]): number {
  let isInBlock = false;
  return lines.filter((line) => {
    const isComment = isInBlock || /^(?:\/[/*]|\{\/\*)/.test(line);
    if (isComment && (isInBlock || !line.startsWith('//'))) isInBlock = !line.includes('*/');
    return isComment;
  }).length;
}

const texts = files.map((path) => {
  const text = readFileSync(resolve(root, path), 'utf8');
  return { path, text, words: inWords(text) };
});

describe('names, comments, docs and log messages', () => {
  it.each(privateWords)('do not use %s but: %s', (pattern) => {
    const hits = texts
      .filter(({ path, text, words }) => [path, text, words].some((read) => pattern.test(read)))
      .flatMap(({ path, text }) => {
        const lines = text.split('\n').map((line, index) => ({ line, where: `${path}:${index + 1}` }));
        const found = lines.filter(({ line }) => pattern.test(line) || pattern.test(inWords(line)));
        return [path, ...found.map(({ line, where }) => `${where}: ${line.trim()}`)];
      });
    expect(hits).toEqual([]);
  });
});

/** In a smaller folder, one comment is more than 1 %. */
const minFolderLines = 80;

function commentShare(files: readonly string[][]): number {
  const comments = files.reduce((sum, lines) => sum + commentLines(lines), 0);
  return comments / files.flat().length;
}

describe('comments', () => {
  const sources = texts
    .filter(({ path }) => /\/.*\.(?:tsx?|mjs)$/.test(path))
    .map(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim());
      return { path, lines: lines.filter(Boolean) };
    });
  /** All folders that hold a file, at any depth. */
  function foldersAbove({ path }: { path: string }): string[] {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
  }

  const folders = [...new Set(sources.flatMap(foldersAbove))];
  const larger = folders
    .map((folder) => ({
      folder,
      files: sources.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ lines }) => lines),
    }))
    .filter(({ files }) => files.flat().length >= minFolderLines);

  it.each(larger)('take at most 4 % of the lines of $folder', ({ files }) => {
    expect(commentShare(files)).toBeLessThanOrEqual(maxCommentShare);
  });
});
