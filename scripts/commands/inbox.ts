import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { callerPath, run } from './call.ts';

type ShowOptions = { save?: string };
type AnswerOptions = { text?: string; attach?: string[]; again?: boolean };

function withFilters(command: Command): Command {
  return command
    .option('--kind <kind>', 'only OEM_ODM, RAW_MATERIAL, PARTNERSHIP, OTHER, QUESTION or SAMPLE')
    .option('--language <language>', 'only this language, such as zh-CN')
    .option('--search <text>', 'only with this text in the reference, name, e-mail address, title or content')
    .option('--older-than <days>', 'only items that are older')
    .option('--due <when>', 'only waiting items whose answer is overdue, due today or later');
}

function addReading(inbox: Command): void {
  withFilters(inbox.command('list'))
    .description('list open and undelivered items, oldest first')
    .option('--size <number>', 'items on a page, 50 by default')
    .option('--after <position>', 'the next page, from the line that names it')
    .option('--before <position>', 'the previous page')
    .option('--state <state>', 'only open, undelivered, processed, answered, answered_elsewhere or spam')
    .option('--all', 'list every state')
    .option('--newest', 'list the newest first')
    .action((options) => run('inbox:list', options));
  inbox
    .command('show <reference>')
    .description('print an inquiry or question')
    .option('--save <folder>', 'save its files into a folder')
    .action((reference: string, { save }: ShowOptions) =>
      run('inbox:show', { reference, ...(save === undefined ? {} : { save: callerPath(save) }) }),
    );
}

function addAnswering(inbox: Command): void {
  inbox
    .command('answer <reference>')
    .description('answer by mail, with the text of --text or of standard input')
    .option('--text <text>', 'the answer')
    .option('--attach <file...>', 'send files with the answer of an inquiry')
    .option('--again', 'send another answer')
    .action(async (reference: string, { text: given, attach = [], again }: AnswerOptions) =>
      run('inbox:answer', {
        reference,
        text: given ?? (await text(process.stdin)),
        attach: attach.map(callerPath),
        again,
      }),
    );
  inbox
    .command('resend <reference>')
    .description('mail the last answer again')
    .action((reference: string) => run('inbox:resend', { reference }));
}

function addClosing(inbox: Command): void {
  inbox
    .command('answered-elsewhere <reference...>')
    .description('mark as answered by telephone or from a mailbox')
    .action((references: string[]) => run('inbox:answered-elsewhere', { references }));
  inbox
    .command('process <reference>')
    .description('mark an inquiry as processed without an answer')
    .action((reference: string) => run('inbox:process', { reference }));
  withFilters(inbox.command('spam [reference...]'))
    .description('close inquiries as spam: the named ones, or the open ones that match')
    .option('--yes', 'close the ones that match instead of listing them')
    .action((references: string[], options) => run('inbox:spam', { references, ...options }));
  inbox
    .command('reopen <reference>')
    .description('take back that an item was processed, answered elsewhere or closed as spam')
    .action((reference: string) => run('inbox:reopen', { reference }));
}

export function addInbox(program: Command): void {
  const inbox = program
    .command('inbox')
    .description('read and answer inquiries and questions')
    .helpCommand(false);
  for (const add of [addReading, addAnswering, addClosing]) add(inbox);
}
