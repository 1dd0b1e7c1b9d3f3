import type { Rehearsal } from './rehearsal.ts';

const subject = '--email member@example.com';
const by = '--by Rehearsal';

const commands = [
  `member:create ${subject} --password Correct-horse-9 --name Aurora`,
  `person find ${subject} ${by}`,
  `person export /backups/person ${subject} ${by}`,
  `person erase ${subject} ${by} --yes`,
  'person records',
  'samples list',
  'terms list',
  'outbox list',
  'content report',
];

/** Those of docs/runbook.md, in the tools image with PostgreSQL. */
export async function runCommands({ installation, check, title }: Rehearsal): Promise<void> {
  title('Daily work');
  for (const command of commands) {
    const args = ['scripts/command.ts', ...command.split(' ')];
    const output = await installation.containers.run('migrate', args, []);
    check(`${command.split(' --')[0]}: works`, output !== '');
  }
}
