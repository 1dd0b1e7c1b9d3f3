import * as v from 'valibot';
import { storable } from './short-text.ts';

/* Messages of these schemas are error codes; the site translates them. */

/** The pattern alone accepts offsets such as +99:99. */
export const timestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

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

/** Idempotency-Key header: 1..100 visible ASCII characters. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'invalid'));

export const idempotencyHeaders = v.object({ 'idempotency-key': v.optional(idempotencyKeySchema) });
