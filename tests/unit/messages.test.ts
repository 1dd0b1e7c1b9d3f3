import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeLocaleSchema } from '#contract/locale-schemas.ts';
import { locales } from '#contract/locales.ts';
import { messageTypes } from '../../scripts/message-types.ts';
import { findCompilationFaults, findMessageFaults } from '../../scripts/messages.ts';

const source = resolve(import.meta.dirname, '../../messages');
let folder: string;

function change(locale: string, edit: (messages: Record<string, string>) => void): void {
  const file = join(folder, `${locale}.json`);
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  edit(messages);
  writeFileSync(file, JSON.stringify(messages));
}

/** Files that call `useForm`, the files of their folder that these import, and all fields of forms. */
function formFiles(): string[] {
  const app = resolve(import.meta.dirname, '../../app');
  const files = globSync(['components/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}'], { cwd: app }).map((file) =>
    join(app, file),
  );
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.\/[\w./-]+)'/g))
      add(join(dirname(file), name));
  };
  const isForm = (file: string) => /\buse(?:Inquiry)?Form\(/.test(readFileSync(file, 'utf8'));
  const isField = (file: string) => /-(?:form|field|fields|choice|consent|select)\.tsx$/.test(file);
  for (const file of files) if (isForm(file) || isField(file)) add(file);
  return [...found];
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(source, folder, { recursive: true });
});

describe('message files', () => {
  it('have no faults', () => {
    expect(findMessageFaults()).toEqual([]);
  });

  it.each(['ko-KR', 'en-US', 'zh-CN'])('fail the build when %s lacks a message', (locale) => {
    change(locale, (messages) => delete messages.menu_news);
    expect(findMessageFaults(folder)).toContain(`${locale}: menu_news is missing`);
  });

  it('may lack page texts in Japanese', () => {
    change('ja-JP', (messages) => delete messages.menu_news);
    expect(findMessageFaults(folder)).toEqual([]);
  });

  it('fail the build when placeholders differ', () => {
    change('zh-CN', (messages) => {
      messages.error_too_long = '不超过{count}个字符';
    });
    expect(findMessageFaults(folder)).toEqual(['zh-CN: error_too_long has other placeholders than en-US']);
  });

  it.each(locales.filter((locale) => !v.is(completeLocaleSchema, locale)))(
    'hold every error and notice in %s',
    (locale) => {
      const english: Record<string, string> = JSON.parse(readFileSync(join(source, 'en-US.json'), 'utf8'));
      const own: Record<string, string> = JSON.parse(readFileSync(join(source, `${locale}.json`), 'utf8'));
      const needed = Object.keys(english).filter((key) => key.startsWith('error_'));
      expect(needed.length).toBeGreaterThan(10);
      expect(needed.filter((key) => !(key in own))).toEqual([]);
    },
  );

  it.each(locales.filter((locale) => !v.is(completeLocaleSchema, locale)))(
    'hold every form in %s',
    (locale) => {
      const own: Record<string, string> = JSON.parse(readFileSync(join(source, `${locale}.json`), 'utf8'));
      const used = formFiles().flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key),
      );
      expect(used.length).toBeGreaterThan(300);
      expect(used.filter((key) => !key.startsWith('admin_') && !(key in own))).toEqual([]);
    },
  );

  // Messages are functions of `m`, so that one that code uses is named in it.
  it('hold nothing that no code uses', () => {
    const english: Record<string, string> = JSON.parse(readFileSync(join(source, 'en-US.json'), 'utf8'));
    const app = resolve(import.meta.dirname, '../../app');
    const code = globSync('**/*.{ts,tsx}', { cwd: app })
      .filter((path) => !path.startsWith('paraglide/'))
      .map((path) => readFileSync(join(app, path), 'utf8'));
    const used = new Set([...code.join('\n').matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
    expect(Object.keys(english).filter((key) => key !== '$schema' && !used.has(key))).toEqual([]);
  });

  // What the specification quotes in sections 5 and 8 beside the errors.
  it.each([
    'list_empty',
    'coming_soon_title',
    'inquiry_registered',
    'files_none',
    'phone_code_verified',
    'phone_done',
    'goodbye_done',
    'goodbye_text',
  ])('hold %s in every language', (key) => {
    for (const locale of locales) {
      const own: Record<string, string> = JSON.parse(readFileSync(join(source, `${locale}.json`), 'utf8'));
      expect(own[key]).toMatch(/\S/);
    }
  });
});

describe('compiled messages', () => {
  it('are all there', () => {
    expect(findCompilationFaults()).toEqual([]);
  });

  it('fail the build when the compiler wrote none, as it does without its plugin', () => {
    const outdir = join(folder, 'compiled');
    mkdirSync(join(outdir, 'messages'), { recursive: true });
    expect(findCompilationFaults(source, outdir)[0]).toMatch(/was not compiled: did the message plugin load/);
  });
});

it('types of messages name each placeholder once', () => {
  const types = messageTypes({ plain: 'Hello', named: '{name}, from {place}: hello {name}' });
  expect(types).toContain('export declare const plain: Text;');
  expect(types).toContain("export declare const named: TextWith<'name' | 'place'>;");
});
