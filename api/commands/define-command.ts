import * as v from 'valibot';
import type { ApiDeps } from '../context.ts';
import type { OpenDatabase } from '../db/database.ts';

export type CommandContext = {
  deps: ApiDeps;
  database: OpenDatabase;
};

/** A fault that the operator can fix. The message is shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type CheckedCommand = (context: CommandContext) => Promise<string>;

/** @throws {CommandError} naming the fields that do not fit */
export type Command = (input: unknown) => CheckedCommand;

/** Checks its input before it needs an open database. */
export function defineCommand<TSchema extends v.GenericSchema>(
  schema: TSchema,
  run: (context: CommandContext, input: v.InferOutput<TSchema>) => Promise<string>,
): Command {
  return (input) => {
    const result = v.safeParse(schema, input);
    if (result.success) return (context) => run(context, result.output);
    const faults = result.issues.map((issue) => `--${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new CommandError(faults.join('\n'));
  };
}
