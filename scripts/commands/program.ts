import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { callerPath, run } from './call.ts';
import { addInbox } from './inbox.ts';
import { addLetter } from './letter.ts';
import { addOutbox } from './outbox.ts';
import { addPerson } from './person.ts';
import { addSamples } from './samples.ts';
import { addTerms } from './terms.ts';

function backupName(): string {
  return `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${randomUUID().slice(0, 4)}.jsonl.gz`;
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
    .option('--force', 'overwrite items that were edited in the dashboard since')
    .action(async (name: string, { force }: { force?: true }) => {
      const { withResizedPictures } = await import('./resize-pictures.ts');
      const folder = callerPath(name);
      await withResizedPictures(folder, (pictures) => run('content:apply', { folder, pictures, force }));
    });
  content
    .command('export <folder>')
    .description('write all content to a new folder that `content apply` reads')
    .action((name: string) => run('content:export', { folder: callerPath(name) }));
  content
    .command('report')
    .description('list missing translations by language')
    .action(() => run('content:report'));
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

function addStaff(program: Command): void {
  program
    .command('staff:invite')
    .description('print a link with which a person of the staff enrols, or replaces lost credentials')
    .requiredOption('--email <email>', 'email address')
    .requiredOption('--name <name>', 'name')
    .requiredOption('--role <role>', 'owner, editor, support or reader')
    .action((options) => run('staff:invite', options));
  program
    .command('staff:sample')
    .description(
      'fill a development database: inquiries, questions, failed mails, drafts, two staff accounts',
    )
    .option('--production', 'also in production mode, or for a site that is not on this machine')
    .action((options) =>
      run('staff:sample', { ...options, isProduction: process.env.NODE_ENV === 'production' }),
    );
}

function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check disk, database, content, backup and external services; exit with 1 if one is broken')
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
  for (const add of [
    addContent,
    addInbox,
    addOutbox,
    addSamples,
    addMember,
    addStaff,
    addPerson,
    addTerms,
    addLetter,
    addStorage,
    addDoctor,
  ])
    add(program);
  return program;
}
