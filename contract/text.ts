import * as v from 'valibot';

/*
 * Building blocks of request schemas. Their messages are error codes, never prose: the API puts them into
 * problem documents and the site turns them into words of the visitor's language.
 */

/** C0 and C1 controls and the Unicode line breaks, none of which a single-line field may hold. */
const lineBreakingCharacters = /[\p{Cc}\u2028\u2029]/u;

const storable = v.check<string, 'forbidden_character'>(
  (text) => !text.includes('\u0000') && text.isWellFormed(),
  'forbidden_character',
);

/** A moment of an answer, ISO 8601 with its offset. The pattern alone would let offsets such as +99:99 pass. */
export const timestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Marks that turn the direction of writing around: what is shown would not be what is stored. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/;

/** A required single-line text of 1..max characters, trimmed. */
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

/** A required text of several lines and 1..max characters, trimmed, with line ends as LF. */
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
export const phoneMaxLength = 40;

/** An e-mail address as RFC 5321 bounds it: at most 254 characters, ASCII, one line. */
export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(emailMaxLength, 'too_long'),
  v.email('invalid_email'),
);

/** A telephone number of any country: 7 to 15 digits (ITU-T E.164) with the usual separators. */
export const internationalPhoneSchema = v.pipe(
  v.string('required'),
  // Full-width digits, as Chinese and Japanese keyboards give them, become plain ones.
  v.transform((text) => text.normalize('NFKC').trim()),
  v.nonEmpty('required'),
  v.maxLength(phoneMaxLength, 'too_long'),
  v.regex(/^\+?[0-9 ().-]*$/, 'invalid_phone'),
  v.check((text) => {
    const digits = text.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  }, 'invalid_phone'),
);

/** An optional field of a form: absent, null and empty text are all 'not given'. */
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

/** A generated identifier in an answer. */
export const identifierSchema = v.pipe(v.number(), v.safeInteger());

/** An address in an answer: a path of the site, or http(s). Nothing that a browser would run. */
export const linkSchema = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https?:\/\/)/i));

/** A day of the calendar, YYYY-MM-DD. There is no year 0, and databases know none. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate('invalid'),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && !text.startsWith('0000');
  }, 'invalid'),
);

/** Digits of any width without what people put between them. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[\s().\u2010-\u2015-]/g, '');
}

/**
 * A Korean mobile number in any spelling (010-1234-5678, +82 10 1234 5678, 0082 ...), as 01012345678: every
 * spelling of a number is the same number.
 */
export const koreanMobileSchema = v.pipe(
  v.string('required'),
  v.maxLength(phoneMaxLength, 'too_long'),
  v.transform((text) => digitsOf(text).replace(/^(\+|00)82(\+?0)?/, '0')),
  v.nonEmpty('required'),
  v.regex(/^01(0\d{8}|[16789]\d{7,8})$/, 'invalid_phone'),
);

/** A secret of ours as it travels: 256 bits in base64url. */
export const tokenSchema = v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/, 'invalid'));

/** Idempotency-Key header: 1..100 visible ASCII characters. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'invalid'));
