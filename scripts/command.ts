import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { runCommand } from '#api/index.ts';
import { apiSettings } from '#config/api-settings.ts';
import { parseEnv } from '#config/env.ts';

/*
 * The commands that need the data, as `npm run` calls them. With the embedded database they are run by the site
 * that has it open, if one does.
 */

const usage = `npm run migrate
npm run seed
npm run content -- apply FOLDER | report
npm run inbox -- list [--all] | show REFERENCE [--save FOLDER] | answer REFERENCE [--text TEXT] | process REFERENCE
npm run member:create -- --email E --password P --name N [--mobile M] [--sample]
npm run backup -- [FILE]
npm run restore -- FILE`;

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      save: { type: 'string' },
      text: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
      mobile: { type: 'string' },
      sample: { type: 'boolean' },
    },
  });
}

/** Paths are the caller's: npm runs scripts in the project's folder, and says where it was called. */
const calledIn = process.env.INIT_CWD ?? process.cwd();
const path = (given: string | undefined) => (given === undefined ? undefined : resolve(calledIn, given));

function backupName(): string {
  return `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${randomUUID().slice(0, 4)}.jsonl.gz`;
}

/** The command and its input; undefined for a line that is none. */
async function readCommand(): Promise<{ name: string; input: unknown } | undefined> {
  const { values, positionals } = readArguments();
  const [group, action, argument] = positionals;
  switch (group) {
    case 'migrate':
    case 'seed':
      return { name: group, input: {} };
    case 'backup':
      return { name: group, input: { file: path(action ?? backupName()) } };
    case 'restore':
      return { name: group, input: { file: path(action) } };
    case 'member:create':
      return { name: group, input: values };
    case 'content':
      return { name: `content:${action}`, input: { folder: path(argument) } };
    case 'inbox':
      return {
        name: `inbox:${action}`,
        input: {
          reference: argument,
          all: values.all,
          save: path(values.save),
          text: action === 'answer' ? (values.text ?? (await text(process.stdin))) : undefined,
        },
      };
    default:
      return undefined;
  }
}

async function main(): Promise<void> {
  const command = await readCommand();
  if (!command) throw Object.assign(new Error(usage), { name: 'CommandError' });
  const env = parseEnv(process.env);
  const log = pino(
    { level: env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL, base: null },
    pino.destination(2),
  );
  console.log(await runCommand({ ...apiSettings(env), log }, command.name, command.input));
}

const expected = ['CommandError', 'EnvError', 'DataDirInUseError'];

try {
  await main();
} catch (error) {
  const isWrongOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isExpected = isWrongOption || (error instanceof Error && expected.includes(error.name));
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
