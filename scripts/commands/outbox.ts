import type { Command } from 'commander';
import { run, withPages } from './call.ts';

export function addOutbox(program: Command): void {
  const outbox = program
    .command('outbox')
    .description('list and resend mails and text messages that are not sent')
    .helpCommand(false);
  withPages(outbox.command('list'))
    .description('list them with the reason of the last failure, oldest first')
    .option('--state <state>', 'only waiting or failed')
    .option('--kind <kind>', 'only mail, sms or unlink')
    .action((options) => run('outbox:list', options));
  outbox
    .command('resend [id...]')
    .description('try again at once, for another three days')
    .option('--failed', 'all that have failed')
    .action((ids: string[], options) => run('outbox:resend', { ids, ...options }));
}
