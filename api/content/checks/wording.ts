import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import wordingFile from './forbidden-wording.json' with { type: 'json' };
import type { TextFinding } from './markdown-findings.ts';

const texts = v.record(localeSchema, v.string());

const { negations, rules } = v.parse(
  v.strictObject({
    negations: texts,
    rules: v.array(
      v.strictObject({
        name: v.string(),
        level: v.picklist(['error', 'warning']),
        reason: texts,
        patterns: texts,
      }),
    ),
  }),
  wordingFile,
);

/** They report studies and statements of others, and advertise nothing. */
const reports: readonly ItemKind[] = ['thesis', 'patent', 'press'];

const never = /(?!)/g;

function compile(patterns: v.InferOutput<typeof texts>): Map<string, RegExp> {
  return new Map(Object.entries(patterns).map(([locale, text]) => [locale, new RegExp(text, 'giu')]));
}

const compiledRules = rules.map(({ patterns, ...rule }) => ({ ...rule, patterns: compile(patterns) }));
const compiledNegations = compile(negations);

const sentences = /[^.!?。！？]+[.!?。！？]*/g;

/** 'does not treat a disease' is a claim only to a pattern: it is shown, and does not block. */
function isDenied(locale: Locale, sentence: string, found: string): boolean {
  return sentence.replace(found, '').search(compiledNegations.get(locale) ?? never) >= 0;
}

/** Wording that the rules of advertising for food and cosmetics forbid. @param language of the reason */
export function findForbiddenWording(
  kind: ItemKind,
  locale: Locale,
  text: string,
  language: Locale,
): (TextFinding & Pick<Finding, 'rule' | 'reason'>)[] {
  const isReport = reports.includes(kind);
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(sentences)].flatMap(([sentence]) =>
      compiledRules.flatMap(({ name, level, patterns, reason }) =>
        [...sentence.matchAll(patterns.get(locale) ?? never)].map(([found]) => ({
          level: isReport || isDenied(locale, sentence, found) ? ('warning' as const) : level,
          code: 'forbidden_wording' as const,
          line: index + 1,
          text: found,
          rule: name,
          reason: reason[language] ?? reason['en-US'] ?? null,
        })),
      ),
    ),
  );
}
