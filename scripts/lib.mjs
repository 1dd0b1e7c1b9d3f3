import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Plain JavaScript without packages: it runs on the system's Node before anything is installed. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} path */
export function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

export function installPackages() {
  const installed = changedAt(join(root, 'node_modules/.package-lock.json'));
  if (installed >= changedAt(join(root, 'package-lock.json'))) return;
  console.log('Installing packages ...');
  // The build needs development packages under any NODE_ENV. Node itself is an optional package.
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
}

const sources = [
  ...[
    'app',
    'api',
    'contract',
    'framework-internals',
    'request-body',
    'rules',
    'config',
    'server',
    'messages',
    'content',
    'public',
    'project.inlang',
  ],
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'app.config.ts', 'scripts/messages.ts'],
];

/** Written by the build into the source tree, so no reason to build again. */
const generated = ['app/paraglide', 'app/routeTree.gen.ts'];

function sourcesChangedAt() {
  const paths = sources.flatMap((path) =>
    path === 'app' ? readdirSync(join(root, path)).map((name) => `app/${name}`) : [path],
  );
  return Math.max(
    ...paths.filter((path) => !generated.includes(path)).map((path) => changedAt(join(root, path))),
  );
}

export function build() {
  if (changedAt(join(root, '.output/server/index.mjs')) >= sourcesChangedAt()) return;
  console.log('Building the site ...');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(1);
}

export function runUntilSignal(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
