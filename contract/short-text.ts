import * as v from 'valibot';
import { directionMark, lineBreak, termVersionPattern, tokenPattern, visibleCharacter } from './patterns.ts';

export const storable = v.check<string, 'forbidden_character'>(
  (text) => !text.includes('\u0000') && text.isWellFormed(),
  'forbidden_character',
);

export function lineSchema(max: number) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    storable,
    v.check((text) => !lineBreak.test(text) && !directionMark.test(text), 'forbidden_character'),
    v.check((text) => visibleCharacter.test(text), 'required'),
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

export const tokenSchema = v.pipe(v.string('required'), v.regex(tokenPattern, 'invalid'));

export const termVersionSchema = v.pipe(v.string(), v.regex(termVersionPattern, 'invalid'));
