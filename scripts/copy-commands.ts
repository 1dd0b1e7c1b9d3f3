import { cpSync, readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { root } from './lib.mjs';

/* Copies scripts/command.ts with the files that it imports, for the tools image: copy-commands.ts FOLDER */

/** Found by a path at run time, so no import leads to them. */
const resources = ['api/db/migrations', 'content'];

function readSource(path: string): string | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const source = readFileSync(path, 'utf8');
  return path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

/** Packages try modules for other platforms. @throws {Error} if a module of the project is missing */
function checkWarnings(warnings: Iterable<Error>): void {
  const ours = [...warnings].filter(({ message }) => !message.includes(`${join(root, 'node_modules')}/`));
  if (ours.length > 0) throw new Error(ours.map(({ message }) => message).join('\n'));
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/copy-commands.ts FOLDER');
const { fileList, warnings } = await nodeFileTrace([join(root, 'scripts/command.ts')], {
  base: root,
  readFile: async (path) => readSource(path),
});
checkWarnings(warnings);
for (const name of [...fileList, ...resources]) {
  cpSync(join(root, name), join(folder, name), { recursive: true });
}
