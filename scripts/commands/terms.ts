import type { Command } from 'commander';
import { run } from './call.ts';

export function addTerms(program: Command): void {
  const terms = program
    .command('terms')
    .description('announce new versions of the terms and the privacy policy')
    .helpCommand(false);
  terms
    .command('list', { isDefault: true })
    .description('list upcoming versions')
    .action(() => run('terms:list'));
  terms
    .command('announce <kind> <version>')
    .description('show the notice that terms or privacy gives to members')
    .option('--yes', 'mail the members who are not mailed yet')
    .action((kind: string, version: string, options) => run('terms:announce', { kind, version, ...options }));
}
