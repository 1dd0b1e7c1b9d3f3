import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { dependencyFaults, lockSchema, manifestSchema } from './rules.ts';

const root = resolve(import.meta.dirname, '../..');

function read<TSchema extends v.GenericSchema>(schema: TSchema, file: string): v.InferOutput<TSchema> {
  return v.parse(schema, JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/** Some old packages write an object, or several of them. */
const licenceSchema = v.object({
  license: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ type: v.string() }),
        v.transform(({ type }) => type),
      ),
    ]),
  ),
});

/** Packages such as png-js name it only in its file. */
function licenceInFile(path: string): string | undefined {
  const file = join(root, path, 'LICENSE');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isMit =
    text.startsWith('MIT License') && text.includes('Permission is hereby granted, free of charge');
  return isMit ? 'MIT' : undefined;
}

function installedLicence(path: string): string | undefined {
  const file = join(path, 'package.json');
  if (!existsSync(join(root, file))) return undefined;
  return read(licenceSchema, file).license ?? licenceInFile(path);
}

export function readDependencyFaults(): string[] {
  const manifest = read(manifestSchema, 'package.json');
  return dependencyFaults(manifest, read(lockSchema, 'package-lock.json'), installedLicence);
}
