import type { Rehearsal } from './rehearsal.ts';
import { statusOf } from './visitors.ts';

/** Paths of the scripts that a page of the running release names. */
async function scriptsOfPage({ origin }: Rehearsal): Promise<string[]> {
  const page = await (await fetch(`${origin}/news?lang=ko-KR`)).text();
  return [...new Set([...page.matchAll(/"(\/_app\/[^"]+\.js)"/g)].map(([, path = '']) => path))];
}

function hasScript({ installation }: Rehearsal, path: string): boolean {
  const program = `fetch('http://127.0.0.1:3000${path}').then(({ ok }) => console.log(ok))`;
  return installation.containers.exec('web-1', 'node', '-e', program) === 'true';
}

async function checkScripts(rehearsal: Rehearsal, scripts: string[], release: string): Promise<void> {
  const removed = scripts.filter((path) => !hasScript(rehearsal, path));
  const statuses = await Promise.all(removed.map((path) => statusOf(rehearsal.origin + path)));
  rehearsal.check(
    `${removed.length} of ${scripts.length} scripts of release ${release} are in no process, and nginx serves them`,
    removed.length > 0 && statuses.every((status) => status === 200),
  );
  const missing = await fetch(`${rehearsal.origin}/_app/ko-KR/missing-00000000.js`);
  rehearsal.check(
    'a script of no release is not found and not cached',
    missing.status === 404 && missing.headers.get('cache-control') === 'no-store',
  );
}

async function build({ installation }: Rehearsal, revision: string, tag: string): Promise<void> {
  installation.checkOut(revision, tag);
  await installation.run('storeFiles');
  await installation.run('build', { 'TAG=2': `TAG=${tag}` });
  installation.setVariables({ TAG: tag });
}

const migrations = ({ query }: Rehearsal) =>
  Number(query('select count(*) from drizzle.__drizzle_migrations')[0]);

async function upgradeUnderLoad(rehearsal: Rehearsal, revision: string, tag: string): Promise<void> {
  await build(rehearsal, revision, tag);
  const before = migrations(rehearsal);
  await rehearsal.installation.run('replaceNginx');
  await rehearsal.installation.run('migrate');
  rehearsal.check(
    `the database has ${migrations(rehearsal)} migrations and had ${before}`,
    migrations(rehearsal) > before,
  );
  await rehearsal.replaceUnderLoad();
  rehearsal.checkReleases(tag);
}

export async function upgrade(rehearsal: Rehearsal, revision: string): Promise<void> {
  rehearsal.title('Upgrade to release 2, which adds a migration');
  await rehearsal.installation.run('backUp', { FILE: 'before.jsonl.gz' });
  const { length } = rehearsal.sent;
  const scripts = await scriptsOfPage(rehearsal);
  await upgradeUnderLoad(rehearsal, revision, '2');
  await checkScripts(rehearsal, scripts, '1');

  rehearsal.title('Roll back to release 1 with the backup, into a new database');
  const { installation } = rehearsal;
  const later = await scriptsOfPage(rehearsal);
  await installation.run('rollBackStoreFiles');
  await installation.run('stopSite');
  await installation.run('createDatabase');
  installation.setVariables({ DATABASE_NAME: 'site2', TAG: '1' });
  await installation.run('rollBackMigrate');
  await installation.run('rollBackRestore', { FILE: 'before.jsonl.gz' });
  await installation.run('rollBackStart');
  rehearsal.checkReleases('1');
  await checkScripts(rehearsal, later, '2');
  rehearsal.database = 'site2';
  const lost = rehearsal.sent.splice(length).length;
  rehearsal.checkInquiries();
  rehearsal.check(`the ${lost} later ones are in the old database only, as the page says`, lost > 0);
  await installation.run('dropDatabase');
}

export async function upgradeAgain(rehearsal: Rehearsal, revision: string): Promise<void> {
  rehearsal.title('Upgrade to release 2 again');
  const { installation } = rehearsal;
  installation.setVariables({ TAG: '2' });
  await installation.run('migrate');
  await rehearsal.replaceProcesses();
  rehearsal.checkReleases('2');

  rehearsal.title('Upgrade to release 3, which adds no migration');
  await build(rehearsal, revision, '3');
  await installation.run('migrate');
  await rehearsal.replaceUnderLoad();
  rehearsal.checkReleases('3');

  rehearsal.title('Roll back to release 2 by its tag');
  installation.setVariables({ TAG: '2' });
  await rehearsal.replaceUnderLoad();
  rehearsal.checkReleases('2');
}

export async function addProcess(rehearsal: Rehearsal): Promise<void> {
  rehearsal.title('Scale: add a process');
  const { installation } = rehearsal;
  const web2 = /^ {2}web-2: .*$/m;
  installation.edit('compose.yaml', (content) =>
    content.replace(web2, (line) => `${line}\n${line.replace('web-2', 'web-3').replace('.12', '.13')}`),
  );
  await installation.run('addProcess');
  rehearsal.processes.push('web-3');
  installation.edit('deploy/nginx.conf', (content) =>
    content.replaceAll(/^( *server )web-2(:.*)$/gm, '$1web-2$2\n$1web-3$2'),
  );
  await installation.run('reloadNginx');
  const answer = installation.containers.exec('nginx', 'wget', '-q', '-O', '-', 'http://web-3:3000/healthz');
  rehearsal.check('web-3 answers', answer === 'ok');
  rehearsal.check(
    'a page comes through nginx',
    (await statusOf(`${rehearsal.origin}/news?lang=en-US`)) === 200,
  );
}

async function checkRestored(rehearsal: Rehearsal): Promise<void> {
  const { check, origin } = rehearsal;
  rehearsal.database = 'site';
  check('a page comes through nginx', (await statusOf(`${origin}/news?lang=en-US`)) === 200);
  rehearsal.checkInquiries();
}

export async function upgradePostgres(rehearsal: Rehearsal): Promise<void> {
  rehearsal.title('Upgrade PostgreSQL: restore into a new volume');
  const { installation } = rehearsal;
  await installation.run('stopSite');
  installation.containers.stop('web-3');
  await installation.run('backUp', { FILE: 'postgres.jsonl.gz' });
  installation.containers.stop('database');
  installation.edit('compose.yaml', (content) =>
    content.replace('[database:/var', '[database-2:/var').replace(/^volumes:$/m, 'volumes:\n  database-2:'),
  );
  installation.setVariables({ DATABASE_NAME: '' });
  await installation.run('startNewPostgres');
  await installation.run('newPostgresMigrate');
  await installation.run('newPostgresRestore', { FILE: 'postgres.jsonl.gz' });
  await installation.run('newPostgresStart');
  await checkRestored(rehearsal);
}

export async function restoreElsewhere(rehearsal: Rehearsal): Promise<void> {
  rehearsal.title('Restore on a new machine: no container, no volume');
  const { installation } = rehearsal;
  await installation.run('backUp', { FILE: 'last.jsonl.gz' });
  installation.containers.removeAll();
  await installation.run('giveFile', { FILE: 'last.jsonl.gz' });
  await installation.run('newMachineMigrate');
  await installation.run('newMachineRestore', { FILE: 'last.jsonl.gz' });
  await installation.run('newMachineStart');
  await checkRestored(rehearsal);
}
