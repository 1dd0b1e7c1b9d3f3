import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import { ContentError } from './content-error.ts';
import type { Pictures } from './pictures.ts';

const maxTextBytes = 1_000_000;

export type Localised<TFront> = { file: string; locale: Locale; front: TFront; body: string };

function readText(file: string): string {
  if (!existsSync(file)) throw new ContentError(`${file}: is missing`);
  if (statSync(file).size > maxTextBytes) throw new ContentError(`${file}: is larger than 1 MB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new ContentError(`${file}: is not UTF-8`);
  }
  if (text.includes('\u0000')) throw new ContentError(`${file}: holds a NUL character`);
  return text.replaceAll('\r\n', '\n');
}

/** Refuses aliases: a few lines of them expand to gigabytes. */
function yamlOf(file: string, text: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 0 });
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : 'is not YAML'}`);
  }
}

export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()).join('; ');
}

/** @throws {ContentError} naming `file` and every invalid field */
export function parseContent<TSchema extends v.GenericSchema>(
  file: string,
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContentError(`${file}: ${reasonsOf(result.issues)}`);
}

/** @throws {ContentError} */
export function readYaml<TSchema extends v.GenericSchema>(
  file: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  return parseContent(file, schema, yamlOf(file, readText(file)));
}

/** Files such as ko-KR.md: YAML front matter between `---` lines, then the body, in which pictures get their URLs. */
export function readLanguages<TSchema extends v.GenericSchema>(
  folder: string,
  schema: TSchema,
  pictures: Pick<Pictures, 'resolveIn'>,
): Localised<v.InferOutput<TSchema>>[] {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const locale = name.slice(0, -'.md'.length);
      if (!v.is(localeSchema, locale))
        throw new ContentError(`${file}: is not named after a language of the site`);
      const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(readText(file));
      if (!match) throw new ContentError(`${file}: has no front matter`);
      const [, frontMatter = '', body = ''] = match;
      return {
        file,
        locale,
        front: parseContent(file, schema, yamlOf(file, frontMatter)),
        body: pictures.resolveIn(file, body.trim()),
      };
    });
  if (languages.length === 0) throw new ContentError(`${folder}: has no language`);
  return languages;
}

export function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Refuses links, which could publish files from elsewhere. @throws {ContentError} */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ContentError(`${folder}: is not a folder`);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) continue;
    throw new ContentError(`${join(entry.parentPath, entry.name)}: is neither a file nor a folder`);
  }
}

export function digestFolder(folder: string, salt: string): string {
  const hash = createHash('sha256').update(salt).update('\0');
  for (const file of filesBelow(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}
