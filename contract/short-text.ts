import * as v from 'valibot';

/* A separate module: address schemas import it, and every page's script contains those. */

const lineBreakingCharacters = /[\p{Cc}\u2028\u2029]/u;

export const storable = v.check<string, 'forbidden_character'>(
  (text) => !text.includes('\u0000') && text.isWellFormed(),
  'forbidden_character',
);

/** Bidirectional controls make text read differently from its stored form. */
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

/** PostgreSQL has no year 0. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate('invalid'),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && !text.startsWith('0000');
  }, 'invalid'),
);

export const tokenSchema = v.pipe(v.string('required'), v.regex(/^[\w-]{43,64}$/, 'invalid'));

export const termVersionSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'invalid'));
