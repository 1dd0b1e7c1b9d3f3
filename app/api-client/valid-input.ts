import * as v from 'valibot';

export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
}

/** Never pass a bare schema to `.validator()`: the framework writes the whole input into the error message. */
export function validInput<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (input: v.InferInput<TSchema>): v.InferOutput<TSchema> => {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (!result.success) throw new InvalidInputError();
    return result.output;
  };
}

/** Invalid search params count as missing; other input than an object is refused. */
export function searchInput<TInput extends object, TSearch>(read: (search: TInput) => TSearch) {
  return (input: TInput): TSearch => {
    if (typeof input !== 'object' || input === null) throw new InvalidInputError();
    return read(input);
  };
}
