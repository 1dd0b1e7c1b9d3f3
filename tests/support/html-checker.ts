import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { requireProgram } from './programs.ts';

const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      subType: v.optional(v.string()),
      url: v.string(),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * Checks documents with the Nu HTML checker, all in one run of Java.
 * @param documents HTML by address
 * @returns its errors and warnings, each with one address and the HTML around it
 * @throws {Error} if Java is missing
 */
export async function checkHtml(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const java = requireProgram('java', 'default-jre-headless');
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  const addresses = [...documents.keys()];
  for (const [index, address] of addresses.entries())
    writeFileSync(join(folder, `${index}.html`), documents.get(address) ?? '');
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect', folder];
  const { stdout } = await promisify(execFile)(java, ['-jar', jar, ...options], {
    maxBuffer: 100_000_000,
  });
  rmSync(folder, { recursive: true });
  const faults = new Map<string, string>();
  for (const { type, subType, url, message, extract } of v.parse(reportSchema, JSON.parse(stdout)).messages) {
    // An info without a subtype is about style.
    if (type === 'info' && !subType) continue;
    const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])];
    faults.set(`${subType ?? type}: ${message}`, `${address}\n${extract}`);
  }
  return [...faults].map(([fault, where]) => `${fault}\n${where}`);
}
