import * as v from 'valibot';
import type { ApiDeps } from '../context.ts';
import type { OpenDatabase } from '../db/database.ts';

/** What a command works with: the API's own parts, in the process that has the database open. */
export type CommandContext = {
  deps: ApiDeps;
  database: OpenDatabase;
};

/** Something that staff got wrong; the message is for them, and no stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type Command = {
  /** Runs the command; answers with what is to be printed. */
  run(context: CommandContext, input: unknown): Promise<string>;
};

/**
 * A command whose input is parsed before it runs.
 * @throws {CommandError} naming the fields that do not fit
 */
export function defineCommand<TSchema extends v.GenericSchema>(
  schema: TSchema,
  run: (context: CommandContext, input: v.InferOutput<TSchema>) => Promise<string>,
): Command {
  return {
    run: (context, input) => {
      const result = v.safeParse(schema, input);
      if (result.success) return run(context, result.output);
      const faults = result.issues.map((issue) => `--${v.getDotPath(issue) ?? ''}: ${issue.message}`);
      throw new CommandError(faults.join('\n'));
    },
  };
}
