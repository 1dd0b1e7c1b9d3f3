import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'test-results/processes');

/**
 * One file with all modules of a process that a test starts and kills dozens of times: importing them one by one takes
 * ten times as long. Not for processes that find files beside their modules.
 * @param name of a file in tests/support/processes, without `.ts`
 * @returns path of the file to run
 */
export async function bundleProcess(name: string): Promise<string> {
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
  return join(outDir, `${name}.js`);
}
