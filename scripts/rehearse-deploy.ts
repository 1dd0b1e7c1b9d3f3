import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newPostgresDatabase } from '../tests/support/databases.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type Deployment, deploy } from './rehearsal/deployment.ts';
import { canWrite } from './rehearsal/installation.ts';
import { sendInquiry, startLoad } from './rehearsal/load.ts';

/* The steps of Dockerfile and compose.yaml without a container daemon. Exits with 1 at the first failed check. */

function promise(what: string, isFulfilled: boolean): void {
  console.log(`${isFulfilled ? 'yes' : 'NO '}  ${what}`);
  if (!isFulfilled) throw new Error(`Failed: ${what}`);
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { redirect: 'manual' })).status;
}

async function look({ url, installation, processes }: Deployment): Promise<void> {
  for (const web of processes) {
    promise(`${web.url} is healthy`, (await statusOf(`${web.url}/healthz`)) === 200);
    promise(`${web.url} is ready`, (await statusOf(`${web.url}/readyz`)) === 200);
  }
  if (process.getuid?.() === 0) {
    promise('the site cannot write to its program', !canWrite(join(installation.folder, '.output/server')));
  }
  promise('the site can write to its data', canWrite(installation.dataDir));
  promise('a page comes through nginx', (await statusOf(`${url}/news?lang=ko-KR`)) === 200);
  promise('the metrics do not come through nginx', (await statusOf(`${url}/metrics`)) === 404);
  promise('an inquiry is taken through nginx', (await sendInquiry(url)) === 201);
  const outbox = join(installation.dataDir, 'outbox');
  const deadline = Date.now() + 10_000;
  const hasMail = () =>
    readdirSync(installation.dataDir).includes('outbox') && readdirSync(outbox).length > 0;
  while (!hasMail() && Date.now() < deadline) await new Promise((wake) => setTimeout(wake, 100));
  promise('its confirmation is in the data folder', hasMail());
}

async function roll(deployment: Deployment): Promise<void> {
  const load = startLoad(deployment.url);
  for (const index of deployment.processes.keys()) {
    const begun = Date.now();
    const code = await deployment.restart(index);
    promise(`process ${index + 1} ended with 0 and came back in ${Date.now() - begun} ms`, code === 0);
  }
  const { pages, inquiries, failures } = await load.stop();
  for (const failure of failures) console.log(`     ${failure}`);
  promise(`${pages} pages and ${inquiries} inquiries meanwhile, none failed`, failures.length === 0);
}

if (!process.argv.includes('--no-build')) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const postgres = await startPostgres();
try {
  const deployment = await deploy(await newPostgresDatabase(postgres.url));
  try {
    await look(deployment);
    await roll(deployment);
  } finally {
    await deployment.stop();
  }
} finally {
  postgres.stop();
}
