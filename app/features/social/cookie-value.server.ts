import * as v from 'valibot';

export function encodeCookie(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

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
