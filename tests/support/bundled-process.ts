import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'test-results/processes');
const run = promisify(execFile);

/** Resolves to the steps that the process prints. Rejects with its signal where it was killed. */
export type RunProcess = (plan: object, env: Record<string, string>) => Promise<string[]>;

/**
 * One file with all modules of a process that a test starts and kills dozens of times: importing them one by one takes
 * ten times as long. Not for processes that find files beside their modules.
 * @param name of a file in tests/support/processes, without `.ts`
 */
export async function bundleProcess(name: string): Promise<RunProcess> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // These find files and binaries beside their modules.
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg'] },
    build: {
      ssr: join(root, `tests/support/processes/${name}.ts`),
      outDir,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
    },
  });
  const file = join(outDir, `${name}.js`);
  return async (plan, env) => {
    const options = { env: { ...process.env, ...env } };
    const { stdout } = await run(process.execPath, [file, JSON.stringify(plan)], options);
    return v.parse(v.array(v.string()), JSON.parse(stdout));
  };
}
