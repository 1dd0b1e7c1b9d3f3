import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Containers } from './services.ts';
import { sendInquiry, startLoad, statusOf } from './visitor.ts';

/* The sections of docs/operations.md. Each `check` prints one line of docs/rehearsals/containers.md. */

const command = 'scripts/command.ts';
const ready = "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1))";

function check(what: string, isFulfilled: boolean): void {
  console.log(`${isFulfilled ? 'yes' : 'NO '}  ${what}`);
  if (!isFulfilled) throw new Error(`Failed: ${what}`);
}

function setVariables(containers: Containers, variables: Record<string, string>): void {
  const file = join(containers.folder, '.env');
  const lines = readFileSync(file, 'utf8').split('\n');
  const others = lines.filter(
    (line) => line !== '' && !Object.keys(variables).includes(line.split('=')[0] ?? ''),
  );
  const added = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${[...others, ...added].join('\n')}\n`);
}

const references = (containers: Containers) => containers.run('migrate', command, 'inbox', 'list');

function checkInquiries(containers: Containers, sent: string[], when: string): void {
  const listed = references(containers);
  check(
    `${sent.length} of ${sent.length} inquiries are in the inbox ${when}`,
    sent.every((one) => listed.includes(one)),
  );
}

const sent: string[] = [];

async function replaceProcesses(containers: Containers): Promise<void> {
  for (const name of ['web-1', 'web-2']) {
    await containers.up(name);
    containers.exec(name, 'node', '-e', ready);
    check(`${name} was replaced, is healthy and ready`, true);
  }
}

function canWrite(containers: Containers, folder: string): boolean {
  const program = `try { fs.writeFileSync('${folder}/probe', ''); fs.rmSync('${folder}/probe'); console.log('yes') } catch (error) { console.log(error.code) }`;
  return containers.exec('web-1', 'node', '-e', program) === 'yes';
}

export async function installation(containers: Containers, origin: string): Promise<void> {
  console.log('\nDeploy with containers');
  containers.createNetwork();
  await containers.up('database');
  containers.run('migrate');
  check('the database is healthy and migrated', true);
  for (const name of ['web-1', 'web-2', 'nginx']) {
    await containers.up(name);
    check(`${name} is healthy`, true);
  }
  containers.run('migrate', command, 'seed');
  check('a page comes through nginx', (await statusOf(`${origin}/news?lang=ko-KR`)) === 200);
  check('the metrics do not come through nginx', (await statusOf(`${origin}/metrics`)) === 404);
  check('the site runs as the user node', containers.exec('web-1', 'id', '-un') === 'node');
  check('the site cannot write to its program', !canWrite(containers, '/srv/site/.output'));
  check('the site can write to its data', canWrite(containers, '/data'));
  sent.push(await sendInquiry(origin));
  checkInquiries(containers, sent, 'after it was sent with a file');
}

async function rollUnderLoad(containers: Containers, origin: string): Promise<void> {
  const load = startLoad(origin);
  await replaceProcesses(containers);
  const { pages, references: added, failures } = await load.stop();
  for (const failure of failures) console.log(`     ${failure}`);
  check(`${pages} pages and ${added.length} inquiries meanwhile, none failed`, failures.length === 0);
  sent.push(...added);
  checkInquiries(containers, sent, 'afterwards');
}

export async function upgrade(containers: Containers, origin: string): Promise<void> {
  console.log('\nUpgrade');
  containers.run('migrate', command, 'backup', '/backups/before.jsonl.gz');
  containers.run('migrate');
  await rollUnderLoad(containers, origin);
}

async function start(containers: Containers): Promise<void> {
  for (const name of ['web-1', 'web-2', 'nginx']) await containers.up(name);
}

export async function operation(containers: Containers, origin: string): Promise<void> {
  console.log('\nRoll back to a backup, into a new database');
  const file = '/backups/rehearsal.jsonl.gz';
  containers.run('migrate', command, 'backup', file);
  for (const name of ['web-1', 'web-2']) containers.remove(name);
  containers.exec('database', 'createdb', '-U', 'site', 'site2');
  setVariables(containers, { DATABASE_NAME: 'site2' });
  containers.run('migrate');
  containers.run('migrate', command, 'restore', file);
  await start(containers);
  check('a page comes through nginx', (await statusOf(`${origin}/news?lang=en-US`)) === 200);
  checkInquiries(containers, sent, 'of the new database');

  console.log('\nRestore into a new volume');
  for (const name of ['nginx', 'web-1', 'web-2', 'database']) containers.remove(name);
  containers.removeVolume('database');
  setVariables(containers, { DATABASE_NAME: 'site' });
  await containers.up('database');
  containers.run('migrate');
  containers.run('migrate', command, 'restore', file);
  await start(containers);
  checkInquiries(containers, sent, 'of the new volume');

  console.log('\nRotate secrets');
  const password = randomBytes(32).toString('hex');
  containers.exec('database', 'psql', '-U', 'site', '-c', `alter user site password '${password}'`);
  setVariables(containers, {
    POSTGRES_PASSWORD: password,
    SECRET_KEY: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
  });
  await replaceProcesses(containers);
  checkInquiries(containers, sent, 'with the new password');
}
