import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from 'vinxi';

/*
 * The composition of the production server: static files, and one handler for everything else. `vite build`
 * has made dist/ before; `vinxi build` writes .output/, which runs with nothing beside it.
 */

/** Older Nodes stop here with one line: what follows would fail on its first new syntax, with a stack. */
const entryFile = `import v8 from 'node:v8';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error('Node.js 22.12 or newer is needed; this is ' + process.version + '.');
  process.exit(1);
}
// By itself V8 lets garbage grow to many times of what lives, as long as the machine has memory.
v8.setFlagsFromString('--heap-growing-percent=60');
// How large the space of what is new may be has to be said at the start, and so has for how many threads the C library
// keeps memory apart: the process begins again as itself, with the same id. Not where somebody has said it, or looks on
// with a debugger, and not where Node cannot: with more memory it runs too.
const newSpace = '--max-semi-space-size';
const flags = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(' ')];
const isLeftAlone = process.permission || process.send || process.platform === 'win32';
if (process.execve && !isLeftAlone && !flags.some((flag) => flag.startsWith(newSpace) || flag.startsWith('--inspect'))) {
  const args = [newSpace + '=16', ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, [process.execPath, ...args], { MALLOC_ARENA_MAX: '2', ...process.env });
  } catch (error) {
    process.stderr.write('Goes on with more memory: ' + error.message + '\\n');
  }
}
// React and others choose their production build by this variable, while they are loaded.
process.env.NODE_ENV ||= 'production';
process.env.RESOURCES_DIR ||= import.meta.dirname;
import('./main.mjs').catch((error) => {
  const isExpected = ['EnvError', 'DataDirInUseError'].includes(error?.name);
  process.stderr.write((isExpected ? error.message : String(error?.stack ?? error)) + '\\n');
  process.exit(1);
});
`;

/** Beside the server: what it reads at run time. */
const resources = [
  'api/db/migrations',
  'content',
  'node_modules/swagger-ui-dist/swagger-ui.css',
  'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
];

export default createApp({
  server: {
    preset: 'node-server',
    entry: './server/entry.ts',
    compressPublicAssets: { gzip: true, brotli: true },
    esbuild: { options: { target: 'es2024' } },
    sourceMap: false,
    // Of many small modules: to find and read each of them took a third of the start.
    externals: { inline: ['cockatiel', 'drizzle-orm', 'hono', 'libphonenumber-js'] },
    hooks: {
      'rollup:before': (_nitro, config) => {
        config.output.entryFileNames = 'main.mjs';
      },
      compiled: (nitro) => {
        const { serverDir } = nitro.options.output;
        for (const folder of resources) cpSync(folder, join(serverDir, folder), { recursive: true });
        // Last, since it is what tells a finished build.
        writeFileSync(join(serverDir, 'index.mjs'), entryFile);
      },
    },
  },
  routers: [
    { name: 'public', type: 'static', dir: './public', base: '/' },
    { name: 'client', type: 'static', dir: './dist/client', base: '/' },
    { name: 'site', type: 'http', handler: './server/handler.ts', target: 'server', base: '/' },
  ],
});
