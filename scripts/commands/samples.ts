import type { Command } from 'commander';
import { run, withPages } from './call.ts';

export function addSamples(program: Command): void {
  const samples = program
    .command('samples')
    .description('read and process sample requests')
    .helpCommand(false);
  withPages(samples.command('list', { isDefault: true }))
    .description('list new sample requests, oldest first')
    .option('--status <status>', 'only requested (the default), preparing, sent, arrived or declined')
    .option('--all', 'list every status')
    .action((options) => run('samples:list', options));
  samples
    .command('show <reference>')
    .description('print a sample request with its address')
    .action((reference: string) => run('samples:show', { reference }));
  samples
    .command('set <reference> <status>')
    .description('set preparing, sent, arrived or declined, and mail the member')
    .option('--note <text>', 'text for the member')
    .option('--carrier <name>', 'who delivers the sample')
    .option('--tracking <number>', 'tracking number')
    .action((reference: string, status: string, options) =>
      run('samples:set', { reference, status, ...options }),
    );
}
