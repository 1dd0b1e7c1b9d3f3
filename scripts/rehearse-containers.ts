import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { printSizes } from './containers/build.ts';
import { runCommands } from './containers/commands-section.ts';
import { deploy, runCrontab } from './containers/deploy-sections.ts';
import { installPrograms, removeWorkingContainers } from './containers/engine.ts';
import {
  addProcess,
  restoreElsewhere,
  upgrade,
  upgradeAgain,
  upgradePostgres,
} from './containers/operation-sections.ts';
import { Rehearsal } from './containers/rehearsal.ts';
import { rotate } from './containers/secrets-section.ts';
import { addVisitors, removeVisitors } from './containers/visitors.ts';
import { root } from './lib.mjs';

/* docs/operations.md with compose.yaml's containers, without a daemon. Exits with 1 at the first failed check. */

function git(...args: string[]): string {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
}

/** The last revision before the version of the API that brought the newest migration. */
function previousRelease(): string {
  const migrated = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'api/db/migrations/*.sql');
  const versions = ['-G', 'apiVersion = ', migrated, '--', 'contract/endpoints.ts'];
  const changed = git('log', '-1', '--format=%H', ...versions);
  return git('rev-parse', `${changed}^`);
}

async function rehearse(rehearsal: Rehearsal, from: string): Promise<void> {
  const head = git('rev-parse', 'HEAD');
  await deploy(rehearsal, from);
  await upgrade(rehearsal, head);
  printSizes(rehearsal.installation.site, '2');
  await upgradeAgain(rehearsal, head);
  await runCommands(rehearsal);
  await addProcess(rehearsal);
  await runCrontab(rehearsal);
  await upgradePostgres(rehearsal);
  await rotate(rehearsal);
  await restoreElsewhere(rehearsal);
  rehearsal.installation.checkAllRun();
}

const { values } = parseArgs({ options: { from: { type: 'string', default: previousRelease() } } });
if (process.getuid?.() !== 0) throw new Error('Needs root: it creates networks and file systems');
if (git('status', '--porcelain')) console.log('Changes that are not committed are not part of the images');
const begun = performance.now();
installPrograms();
const rehearsal = await Rehearsal.begin();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => rehearsal.installation.end(signal));
addVisitors();
try {
  await rehearse(rehearsal, git('rev-parse', values.from));
  console.log(`\nAll steps passed in ${Math.ceil((performance.now() - begun) / 60_000)} minutes`);
} finally {
  removeVisitors();
  rehearsal.installation.remove();
  removeWorkingContainers();
}
