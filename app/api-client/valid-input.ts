import * as v from 'valibot';

/** Input that this site's pages never send. The response is 400, and nothing is logged. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
}

/**
 * A server function's validator. Never pass a bare schema to `.validator()`: the framework writes the issues with the
 * whole input into the error message. That is personal data in the log, and input with internal references grows
 * without bound when serialized.
 */
export function validInput<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (input: v.InferInput<TSchema>): v.InferOutput<TSchema> => {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (!result.success) throw new InvalidInputError();
    return result.output;
  };
}
