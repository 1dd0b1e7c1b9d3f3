import * as v from 'valibot';
import { type CompleteLocale, completeLocales } from '#contract/locales.ts';
import enUS from './texts/safety-en-US.json' with { type: 'json' };
import koKR from './texts/safety-ko-KR.json' with { type: 'json' };
import zhCN from './texts/safety-zh-CN.json' with { type: 'json' };

const textSchema = v.union([
  v.string(),
  v.object({
    any: v.string(),
    live: v.optional(v.string()),
    powder: v.optional(v.string()),
    liquid: v.optional(v.string()),
    vesicles: v.optional(v.string()),
  }),
]);

/** `any`: for the groups of materials that are not named. */
export type SafetyText = v.InferOutput<typeof textSchema>;

const rowSchema = v.pipe(
  v.tuple([v.string(), textSchema]),
  v.transform(([label, text]) => ({ label, text })),
);

const sectionSchema = v.pipe(
  v.tuple([v.string(), v.array(rowSchema)]),
  v.transform(([heading, rows]) => ({ heading, rows })),
);

const textsSchema = v.object({
  notDetermined: v.string(),
  noData: v.string(),
  intro: v.string(),
  noPhone: v.string(),
  sections: v.pipe(v.array(sectionSchema), v.length(16)),
});

export type SafetyTexts = v.InferOutput<typeof textsSchema>;

const files: Readonly<Record<CompleteLocale, unknown>> = { 'ko-KR': koKR, 'en-US': enUS, 'zh-CN': zhCN };

const parsed = new Map(completeLocales.map((locale) => [locale, v.parse(textsSchema, files[locale])]));

export function safetyTexts(locale: CompleteLocale): SafetyTexts {
  const texts = parsed.get(locale);
  if (!texts) throw new Error(`There is no safety data sheet in ${locale}`);
  return texts;
}
