import * as v from 'valibot';

/** A call of a server function that our own pages never make: answered with 400, and no matter for the log. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
}

/**
 * A server function's validator. Never give `.validator()` a bare schema: the framework would write the issues,
 * and with them the whole input, into the message of its error. That is personal data in the log, and input whose
 * parts refer to each other grows without bound when it is written out.
 */
export function validInput<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (input: v.InferInput<TSchema>): v.InferOutput<TSchema> => {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (!result.success) throw new InvalidInputError();
    return result.output;
  };
}
