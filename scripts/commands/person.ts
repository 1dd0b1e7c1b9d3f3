import type { Command } from 'commander';
import { callerPath, run, withPages } from './call.ts';

function withSubject(command: Command): Command {
  return command
    .option('--email <email>', 'e-mail address of the person')
    .option('--mobile <number>', 'telephone number of the person');
}

function withOperator(command: Command): Command {
  return withSubject(command).requiredOption('--by <name>', 'your name, for the record of the request');
}

export function addPerson(program: Command): void {
  const person = program
    .command('person')
    .description('answer requests of people about their personal data')
    .helpCommand(false);
  withOperator(person.command('find'))
    .description('list the stored data of a person')
    .action((options) => run('person:find', options));
  withOperator(person.command('export <folder>'))
    .description('write it to a new folder: person.json and the attached files')
    .action((folder: string, options) => run('person:export', { ...options, folder: callerPath(folder) }));
  withOperator(person.command('erase'))
    .description('list the data to be erased and the data to be retained')
    .option('--yes', 'erase it')
    .action((options) => run('person:erase', options));
  withPages(withSubject(person.command('records')))
    .description('list the records of these requests, newest first')
    .action((options) => run('person:records', options));
}
