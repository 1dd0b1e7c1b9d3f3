import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';

/** npm runs scripts in the project's folder and puts the caller's folder into INIT_CWD. */
const callerPath = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function backupName(): string {
  return `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${randomUUID().slice(0, 4)}.jsonl.gz`;
}

/** Imports the API only when a command runs: `--help` and refused arguments need neither it nor a database. */
async function run(name: string, input: unknown = {}): Promise<void> {
  const { runApiCommand } = await import('./run.ts');
  console.log(await runApiCommand(name, input));
}

function usageOf(command: Command): string {
  const names: string[] = [];
  for (let current = command; current.parent; current = current.parent) names.unshift(current.name());
  const [script = 'COMMAND', ...verbs] = names;
  return ['npm run', script, '--', ...verbs, command.usage()].join(' ');
}

function addContent(program: Command): void {
  const content = program
    .command('content')
    .description('publish content, and report missing translations')
    .helpCommand(false);
  content
    .command('apply <folder>')
    .description('publish the Markdown files of a folder')
    .action((folder: string) => run('content:apply', { folder: callerPath(folder) }));
  content
    .command('report')
    .description('list what is missing in which language')
    .action(() => run('content:report'));
}

type ShowOptions = { save?: string };
type AnswerOptions = { text?: string };

function addInbox(program: Command): void {
  const inbox = program
    .command('inbox')
    .description('read and answer inquiries and questions')
    .helpCommand(false);
  inbox
    .command('list')
    .description('list what waits for an answer')
    .option('--all', 'list answered ones too')
    .action((options) => run('inbox:list', options));
  inbox
    .command('show <reference>')
    .description('print an inquiry or question')
    .option('--save <folder>', 'save its files into a folder')
    .action((reference: string, { save }: ShowOptions) =>
      run('inbox:show', { reference, ...(save === undefined ? {} : { save: callerPath(save) }) }),
    );
  inbox
    .command('answer <reference>')
    .description('answer by mail, with the text of --text or of standard input')
    .option('--text <text>', 'the answer')
    .action(async (reference: string, options: AnswerOptions) =>
      run('inbox:answer', { reference, text: options.text ?? (await text(process.stdin)) }),
    );
  inbox
    .command('process <reference>')
    .description('mark an inquiry as processed')
    .action((reference: string) => run('inbox:process', { reference }));
}

function addStorage(program: Command): void {
  program
    .command('migrate')
    .description('bring the schema of the database up to date')
    .action(() => run('migrate'));
  program
    .command('seed')
    .description('store the sample content, and bring the schema up to date first')
    .action(() => run('seed'));
  program
    .command('backup')
    .description('write everything that is stored to a file')
    .argument('[file]', 'by default a new file in this folder')
    .action((file = backupName()) => run('backup', { file: callerPath(file) }));
  program
    .command('restore <file>')
    .description('replace everything that is stored with a backup')
    .action((file: string) => run('restore', { file: callerPath(file) }));
}

function addMember(program: Command): void {
  program
    .command('member:create')
    .description('create an active member')
    .requiredOption('--email <email>', 'email address')
    .requiredOption('--password <password>', 'password')
    .requiredOption('--name <name>', 'name')
    .option('--mobile <mobile>', 'Korean mobile number')
    .option('--sample', 'add sample points and questions')
    .action((options) => run('member:create', options));
}

function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check the database and every configured external service; exit with 1 if one is broken')
    .action(async () => {
      const { runDoctor } = await import('./doctor.ts');
      if (!(await runDoctor())) process.exitCode = 1;
    });
}

export function createProgram(): Command {
  const program = new Command()
    .description('Commands for the data of the site. They work while the site runs.')
    .usage('[arguments]')
    .configureHelp({ commandUsage: usageOf })
    .helpCommand(false)
    .showHelpAfterError();
  for (const add of [addContent, addInbox, addMember, addStorage, addDoctor]) add(program);
  return program;
}
