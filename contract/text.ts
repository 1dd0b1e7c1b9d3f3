import * as v from 'valibot';

/* Messages of these schemas are error codes; the site translates them. */

const lineBreakingCharacters = /[\p{Cc}\u2028\u2029]/u;

const storable = v.check<string, 'forbidden_character'>(
  (text) => !text.includes('\u0000') && text.isWellFormed(),
  'forbidden_character',
);

/** The pattern alone accepts offsets such as +99:99. */
export const timestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Bidirectional controls make text read differently from what is stored. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/;

export function lineSchema(max: number) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    storable,
    v.check(
      (text) => !lineBreakingCharacters.test(text) && !directionMarks.test(text),
      'forbidden_character',
    ),
    v.check((text) => /[^\p{Cf}\p{Z}]/u.test(text), 'required'),
  );
}

export function paragraphsSchema(max: number) {
  return v.pipe(
    v.string('required'),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    storable,
  );
}

export const emailMaxLength = 254;

export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(emailMaxLength, 'too_long'),
  v.email('invalid_email'),
);

/** Absent, null and '' all mean absent. */
export function optionalField<TSchema extends v.GenericSchema<string, string>>(schema: TSchema) {
  return v.optional(
    v.union([
      v.pipe(
        v.nullable(v.pipe(v.string(), v.trim(), v.literal(''))),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
}

export const identifierSchema = v.pipe(v.number(), v.safeInteger());

/** A path of the site or http(s), never a script. */
export const linkSchema = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https?:\/\/)/i));

/** YYYY-MM-DD. PostgreSQL has no year 0. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate('invalid'),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && !text.startsWith('0000');
  }, 'invalid'),
);

export const tokenSchema = v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/, 'invalid'));

/** Idempotency-Key header: 1..100 visible ASCII characters. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'invalid'));
