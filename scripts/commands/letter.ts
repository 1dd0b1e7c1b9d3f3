import type { Command } from 'commander';
import { callerPath, run } from './call.ts';

export function addLetter(program: Command): void {
  const letter = program
    .command('letter')
    .description('mail a letter to the members who agreed to advertising')
    .helpCommand(false);
  letter
    .command('list', { isDefault: true })
    .description('list letters, the newest first')
    .action(() => run('letter:list'));
  letter
    .command('send <folder>')
    .description('show what a folder with ko-KR.md and other languages would send')
    .option('--to <email>', 'mail it to this address only, for a trial')
    .option('--yes', 'mail it to the members, each once')
    .action((folder: string, options) => run('letter:send', { folder: callerPath(folder), ...options }));
  letter
    .command('stop <name>')
    .description('stop a letter, and delete its mails that are not sent')
    .action((name: string) => run('letter:stop', { name }));
}
