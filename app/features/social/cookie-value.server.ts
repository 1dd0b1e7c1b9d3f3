import * as v from 'valibot';

/** A value as it lies in a cookie. */
export function encodeCookie(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The value of a cookie; undefined for one that is none of ours. */
export function decodeCookie<TSchema extends v.GenericSchema>(
  schema: TSchema,
  text: string,
): v.InferOutput<TSchema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
