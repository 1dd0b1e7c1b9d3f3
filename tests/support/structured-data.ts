import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const vocabulary = dirname(require.resolve('schema-dts'));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';

export type JsonLd = { '@type': string; potentialAction?: { '@type': string } };

export function jsonLdOf(html: string): JsonLd[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

/** A search action has `query-input`, which the types allow only in an action by itself. */
function declarations({ potentialAction: action, ...data }: JsonLd): string {
  const typed = `const data: WithContext<${data['@type']}> = ${JSON.stringify(data)};`;
  if (!action) return typed;
  return `${typed} const action: WithActionConstraints<${action['@type']}> = ${JSON.stringify(action)};`;
}

/** @returns output of the compiler; empty if it finds no fault */
async function compile(file: string): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [compiler, ...options.split(' '), file]);
    return '';
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout) return String(error.stdout);
    throw error;
  }
}

/**
 * Compiles JSON-LD against the types of schema.org.
 * @param items data by address
 * @returns faults, each with an address
 */
export async function checkStructuredData(
  items: readonly [address: string, data: JsonLd][],
): Promise<string[]> {
  const byDeclaration = new Map(items.map(([address, data]) => [declarations(data), address]));
  const types = items.flatMap(([, { '@type': type, potentialAction: action }]) =>
    action ? [type, action['@type']] : [type],
  );
  const names = ['WithContext', 'WithActionConstraints', ...new Set(types)].join(', ');
  const blocks = [...byDeclaration.keys()].map((declaration) => `{ ${declaration} }`);
  const folder = mkdtempSync(join(tmpdir(), 'structured-data-'));
  const file = join(folder, 'data.ts');
  writeFileSync(file, [`import type { ${names} } from '${vocabulary}/schema.js';`, ...blocks].join('\n'));
  const output = await compile(file);
  rmSync(folder, { recursive: true });
  const addresses = [...byDeclaration.values()];
  return [...output.matchAll(/\((\d+),\d+\): error (.*)/g)].map(
    ([, line, fault]) => `${addresses[Number(line) - 2]}: ${fault}`,
  );
}
