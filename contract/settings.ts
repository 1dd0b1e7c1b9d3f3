import * as v from 'valibot';

export const languageSchema = v.object({
  /** A language tag; an external API may have more languages than the site. */
  code: v.string(),
  name: v.string(),
  isDefault: v.boolean(),
});

export type Language = v.InferOutput<typeof languageSchema>;

/** `isSample`: the content includes the fictional sample content. */
export const contentStateSchema = v.object({ isSample: v.boolean() });

export const countrySchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  dialCode: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
});

export type Country = v.InferOutput<typeof countrySchema>;

export const captchaQuerySchema = v.object({
  token: v.optional(v.pipe(v.string(), v.maxLength(4000, 'too_long')), ''),
});

/** `score` from 0 (bot) to 1 (human). `configured` is false when nothing was checked. */
export const captchaResultSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  configured: v.optional(v.boolean()),
});

export type CaptchaResult = v.InferOutput<typeof captchaResultSchema>;
