import * as v from 'valibot';

export const phoneMaxLength = 40;

export const internationalPhoneSchema = v.pipe(
  v.string('required'),
  v.transform((text) => text.normalize('NFKC').trim()),
  v.nonEmpty('required'),
  v.maxLength(phoneMaxLength, 'too_long'),
  v.regex(/^\+?[0-9 ().-]*$/, 'invalid_phone'),
  v.check((text) => {
    const digits = text.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  }, 'invalid_phone'),
);

/** The digits of any spelling: from 0 for Korean numbers, otherwise from the country code. */
export const phoneDigitsSchema = v.pipe(
  internationalPhoneSchema,
  v.transform((text) => text.replace(/\D/g, '').replace(/^00/, '').replace(/^820?/, '0')),
);

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[\s().\u2010-\u2015-]/g, '');
}

/** Normalises any spelling (+82 10 1234 5678, 0082 ...) to 01012345678. */
export const koreanMobileSchema = v.pipe(
  v.string('required'),
  v.maxLength(phoneMaxLength, 'too_long'),
  v.transform((text) => digitsOf(text).replace(/^(\+|00)82(\+?0)?/, '0')),
  v.nonEmpty('required'),
  v.regex(/^01(0\d{8}|[16789]\d{7,8})$/, 'invalid_phone'),
);
