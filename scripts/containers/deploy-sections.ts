import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildBases } from './build.ts';
import type { Rehearsal } from './rehearsal.ts';
import { sendFile, statusOf } from './visitors.ts';

function canWrite({ installation }: Rehearsal, folder: string): boolean {
  const program = `try { fs.writeFileSync('${folder}/probe', ''); fs.rmSync('${folder}/probe'); console.log('yes') } catch (error) { console.log(error.code) }`;
  return installation.containers.exec('web-1', 'node', '-e', program) === 'yes';
}

async function writeEnv({ installation, port, origin }: Rehearsal): Promise<void> {
  const secret = () => installation.run('makeSecret');
  const variables = {
    ...{ SITE_URL: origin, HTTP_PORT: String(port), TAG: '1', ALLOW_MISSING_COMPANY_FACTS: 'on' },
    ...{ SECRET_KEY: await secret(), METRICS_TOKEN: await secret(), POSTGRES_PASSWORD: await secret() },
  };
  installation.setVariables(variables);
  await installation.run('restrictEnv');
}

async function writeContent(folder: string): Promise<void> {
  const post = join(folder, 'mine/news/opening');
  mkdirSync(post, { recursive: true });
  const front = { publishedAt: '2026-01-02T10:00:00+09:00', thumbnail: 'cover.png' };
  writeFileSync(join(post, 'post.yaml'), JSON.stringify(front));
  writeFileSync(join(post, 'ko-KR.md'), '---\ntitle: 개소\nsummary: 요약\n---\n본문\n');
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336644' } });
  writeFileSync(join(post, 'cover.png'), await picture.png().toBuffer());
}

async function checkSite(rehearsal: Rehearsal): Promise<void> {
  const { installation, origin } = rehearsal;
  rehearsal.check('a page comes through nginx', (await statusOf(`${origin}/news?lang=ko-KR`)) === 200);
  rehearsal.check('the metrics do not come through nginx', (await statusOf(`${origin}/metrics`)) === 404);
  const user = installation.containers.exec('web-1', 'id', '-un');
  rehearsal.check('the site runs as the user node', user === 'node');
  rehearsal.check('the site cannot write to its program', !canWrite(rehearsal, '/srv/site/.output'));
  rehearsal.check('the site can write to its data', canWrite(rehearsal, '/data'));
  rehearsal.sent.push(await sendFile(origin));
  const [reference = ''] = rehearsal.sent;
  const listed = await installation.run('listInbox');
  rehearsal.check('an inquiry with a file is in the inbox', listed.includes(reference));
}

export async function deploy(rehearsal: Rehearsal, revision: string): Promise<void> {
  const { installation } = rehearsal;
  installation.checkOut(revision, '1');
  await writeEnv(rehearsal);
  buildBases(installation.site);
  rehearsal.title(`Deploy with containers: release 1`);
  await installation.run('makeBackupFolder');
  await installation.run('start');
  rehearsal.checkReleases('1');
  await installation.run('seed');
  await writeContent(installation.site);
  const applied = await installation.run('applyContent');
  rehearsal.check('content with a picture is applied', applied !== '');
  await checkSite(rehearsal);
  rehearsal.check('doctor finds nothing broken', (await installation.run('doctor')).includes('database'));
  await installation.run('testNginx');
  await installation.run('reloadNginx');
  rehearsal.check('nginx takes its configuration again', true);
}

/** Runs the line of root's crontab as cron does: `\%` is `%`. */
export async function runCrontab({ installation, check, title }: Rehearsal): Promise<void> {
  title('Back up daily');
  const date = execFileSync('date', ['+%F'], { encoding: 'utf8' }).trim();
  const old = join(installation.site, 'backups/old.jsonl.gz');
  writeFileSync(old, '');
  execFileSync('touch', ['-d', '31 days ago', old]);
  await installation.run('crontab', {
    '15 3 * * * ': '',
    '/srv/lumibiome': installation.site,
    '\\%': '%',
  });
  const names = execFileSync('ls', [join(installation.site, 'backups')], { encoding: 'utf8' }).split('\n');
  check(
    'the backup of today is there, one of 31 days ago is not',
    names.includes(`${date}.jsonl.gz`) && !names.includes('old.jsonl.gz'),
  );
  const bytes = readFileSync(join(installation.site, 'backups', `${date}.jsonl.gz`)).length;
  check('it is not empty', bytes > 1000);
}
