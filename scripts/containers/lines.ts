/* Command lines of docs/operations.md by section. tests/unit/rehearsed-lines.test.ts compares them with the document. */

type Line = readonly [section: string, text: string];

const compose = 'docker compose';
const command = `${compose} run --rm migrate scripts/command.ts`;
const deploy = 'Deploy with containers';
const firstVisitor = 'Before the first visitor';
const newPostgres = 'Upgrade PostgreSQL';
const rotate = 'Rotate secrets';
const backUp = 'Back up and restore';

export const rehearsed = {
  makeSecret: [deploy, 'openssl rand -hex 32'],
  restrictEnv: [deploy, 'chmod 600 .env'],
  makeBackupFolder: [deploy, 'install -d -o 1000 -g 1000 -m 700 backups'],
  start: [deploy, `${compose} up -d --build`],
  seed: [deploy, `${command} seed`],
  applyContent: [
    deploy,
    `${compose} run --rm -v ./mine:/mine:ro migrate scripts/command.ts content apply /mine`,
  ],
  listInbox: [deploy, `${command} inbox list`],
  doctor: [deploy, `${command} doctor`],
  testNginx: ['TLS', `${compose} exec nginx nginx -c /etc/nginx/site/nginx.conf -t`],
  reloadNginx: ['TLS', `${compose} exec nginx nginx -c /etc/nginx/site/nginx.conf -s reload`],
  addProcess: ['Scale', `${compose} up -d --no-deps --wait web-3`],
  storeFiles: ['Upgrade', `${compose} run --rm assets`],
  build: ['Upgrade', `TAG=2 ${compose} build`],
  migrate: ['Upgrade', `${compose} run --rm migrate`],
  replaceNginx: ['Upgrade', `${compose} up -d --no-deps --wait nginx`],
  replace: ['Upgrade', `${compose} up -d --no-deps --wait web-1`],
  checkReady: [
    'Upgrade',
    `${compose} exec web-1 node -e "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1))"`,
  ],
  rollBackStoreFiles: ['Roll back', `${compose} run --rm assets`],
  stopSite: ['Roll back', `${compose} stop web-1 web-2`],
  createDatabase: ['Roll back', `${compose} exec database createdb -U site site2`],
  rollBackMigrate: ['Roll back', `${compose} run --rm migrate`],
  rollBackRestore: ['Roll back', `${command} restore /backups/FILE`],
  rollBackStart: ['Roll back', `${compose} up -d`],
  dropDatabase: ['Roll back', `${compose} exec database dropdb -U site site`],
  startNewPostgres: [newPostgres, `${compose} up -d --wait database`],
  newPostgresMigrate: [newPostgres, `${compose} run --rm migrate`],
  newPostgresRestore: [newPostgres, `${command} restore /backups/FILE`],
  newPostgresStart: [newPostgres, `${compose} up -d`],
  setPassword: [rotate, `${compose} exec database psql -U site -c "alter user site password '...'"`],
  recreateDatabase: [rotate, `${compose} up -d --no-deps database`],
  endSessions: [rotate, `${compose} exec database psql -U site -d site -c 'delete from sessions'`],
  backUp: [backUp, `${command} backup /backups/FILE`],
  crontab: [
    backUp,
    `15 3 * * * cd /srv/lumibiome && ${compose} run --rm -T migrate scripts/command.ts backup /backups/$(date +\\%F).jsonl.gz && find backups -name '*.gz' -mtime +29 -delete`,
  ],
  giveFile: [backUp, 'chown 1000:1000 backups/FILE'],
  newMachineMigrate: [backUp, `${compose} run --rm migrate`],
  newMachineRestore: [backUp, `${command} restore /backups/FILE`],
  newMachineStart: [backUp, `${compose} up -d`],
} as const satisfies Record<string, Line>;

export const notRehearsed: readonly Line[] = [
  [deploy, 'npm run rehearse:containers'],
  [firstVisitor, 'npm run content -- apply FOLDER'],
  [firstVisitor, 'npm run seed'],
  [firstVisitor, 'npm run doctor'],
  ['Scale', "alter role site set statement_timeout = '10s';"],
  ['Scale', 'alter role site set jit = off;'],
  ['Scale', 'alter role site set max_parallel_workers_per_gather = 0;'],
  ['Roll back', `${command} inbox list --newest`],
  [newPostgres, 'pg_upgradecluster VERSION main'],
  [newPostgres, `${compose} pull database`],
  [newPostgres, `${compose} up -d --no-deps database`],
  [backUp, 'npm run backup -- FILE'],
  [backUp, 'npm run restore -- FILE'],
];

/** The lines of a document's code blocks, by section. */
export function commandLines(markdown: string): Line[] {
  const lines: Line[] = [];
  let section = '';
  let isCode = false;
  for (const line of markdown.split('\n').map((text) => text.trim())) {
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) lines.push([section, line]);
    else if (/^##+ /.test(line)) section = line.replace(/^#+ /, '');
  }
  return lines;
}
