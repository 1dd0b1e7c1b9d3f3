import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type * as v from 'valibot';

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    "' or '1'='1",
    '"; drop table posts; --',
    '1e309',
    '-1',
    '2147483648',
    '99999999999999999999',
    '%_%',
    '\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'a\r\nBcc: x@example.com',
    '\u202eabc',
    '\ud800',
    'ㅇㅅㄱ',
    '유산균',
    'x'.repeat(6000),
    null,
    true,
    -1,
    Number.MAX_VALUE,
    2 ** 53,
    [],
    {},
    { $ne: null },
    ['a', 'b'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

function stringOf({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function fieldOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fromJsonSchema(schema) }, { weight: 1, arbitrary: nasty });
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf;
  if (variants) return fc.oneof(...variants.map(fromJsonSchema));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return stringOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 2 ** 31 });
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

export function mutationsOf(schema: v.GenericSchema, example: object): fc.Arbitrary<unknown> {
  const replaced = Object.keys(example).map((name) => {
    // Limits apply per address, so most requests have another address.
    const isAddress = name === 'email';
    const value = fc.oneof(
      { weight: 1, arbitrary: nasty },
      { weight: 2, arbitrary: arbitraryOf(schema).map((whole) => readField(whole, name)) },
      { weight: isAddress ? 30 : 0, arbitrary: fc.uuid().map((id) => `${id}@example.com`) },
    );
    return fc
      .oneof(
        { weight: isAddress ? 1 : 8, arbitrary: fc.constant(undefined) },
        { weight: isAddress ? 9 : 1, arbitrary: value },
      )
      .map((field) => [name, field] as const);
  });
  return fc.tuple(...replaced).map((fields) => ({
    ...example,
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  }));
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : value;
}

export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return fieldOf(json as JsonSchema);
}
