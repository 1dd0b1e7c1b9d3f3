import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from 'vinxi';

/*
 * The production server: static files, and one handler for everything else. `vite build` writes dist/ first. `vinxi
 * build` writes .output/, which runs alone.
 */

/** Stops with one line before the site is loaded, which opens and seeds the database: for an old Node, and a taken port. */
const entryFile = `import { createServer } from 'node:net';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error('Node.js 22.12 or newer is needed; this is ' + process.version + '.');
  process.exit(1);
}
// Read while modules load: React and others choose their production build by it.
process.env.NODE_ENV ||= 'production';
process.env.RESOURCES_DIR ||= import.meta.dirname;

const { PORT, HOST } = process.env;
const options = { port: Number(PORT?.trim() || 3000), host: HOST?.trim() || undefined };
await new Promise((resolve) => {
  // The site reports other faults, such as an invalid HOST.
  const report = (error) => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) return resolve();
    process.stderr.write('Cannot listen on port ' + options.port + ': ' + error.message + '\\n');
    process.exit(1);
  };
  if (!(options.port < 65536)) return resolve();
  const server = createServer().once('error', report).listen(options, () => server.close(resolve));
});
import('./main.mjs').catch((error) => {
  const isExpected = ['EnvError', 'DataDirInUseError', 'DataDirError'].includes(error?.name);
  process.stderr.write((isExpected ? error.message : String(error?.stack ?? error)) + '\\n');
  process.exit(1);
});
`;

/** Files that the server reads at run time. */
const resources = [
  'api/db/migrations',
  'app/material-documents/fonts',
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
    // Many small modules: resolving them took a third of the start.
    externals: { inline: ['cockatiel', 'drizzle-orm', 'hono', 'libphonenumber-js'] },
    hooks: {
      'rollup:before': (_nitro, config) => {
        config.output.entryFileNames = 'main.mjs';
      },
      compiled: (nitro) => {
        const { serverDir } = nitro.options.output;
        for (const folder of resources) cpSync(folder, join(serverDir, folder), { recursive: true });
        // Written last: it marks a finished build.
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
