import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tests/support/site.ts';
import { buildImages } from './containers/build.ts';
import { installPrograms } from './containers/engine.ts';
import { installation, operation, upgrade } from './containers/rehearsed-sections.ts';
import { Containers } from './containers/services.ts';
import { root } from './lib.mjs';

/* docs/operations.md with compose.yaml's containers, without a daemon. Exits with 1 at the first failed check. */

const tag = 'rehearsal';

/** The folder of an installation: what `Deploy with containers` says to write. */
async function makeFolder(): Promise<{ folder: string; origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  chmodSync(folder, 0o755);
  for (const name of ['compose.yaml', 'deploy'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const secret = () => randomBytes(32).toString('hex');
  const lines = [
    ...[`SITE_URL=${origin}`, `HTTP_PORT=${port}`, `TAG=${tag}`, `SECRET_KEY=${secret()}`],
    ...[`METRICS_TOKEN=${secret()}`, `POSTGRES_PASSWORD=${secret()}`],
  ];
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
  const backups = join(folder, 'backups');
  mkdirSync(backups, { mode: 0o700 });
  chownSync(backups, 1000, 1000);
  return { folder, origin };
}

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' } } });
if (process.getuid?.() !== 0) throw new Error('Needs root: it creates networks and file systems');
installPrograms();
if (!values['no-build']) buildImages(tag);
const { folder, origin } = await makeFolder();
const containers = new Containers(folder);
containers.removeAll();
try {
  await installation(containers, origin);
  await upgrade(containers, origin);
  await operation(containers, origin);
  console.log('All steps passed');
} finally {
  containers.removeAll();
  rmSync(folder, { recursive: true });
}
