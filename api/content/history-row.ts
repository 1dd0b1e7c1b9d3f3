import * as v from 'valibot';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { Finding } from '#contract/staff-content-findings.ts';
import { localesOf, positionSchema, publication, slugSchema } from './fields.ts';

const texts = localesOf(1000);
const whole = v.pipe(v.number(), v.integer());

const rowSchema = v.strictObject({
  key: slugSchema,
  position: v.optional(positionSchema),
  ...publication,
  year: whole,
  month: whole,
  isMilestone: v.optional(v.boolean(), false),
  isOpen: v.optional(v.boolean()),
  plannedYear: v.optional(whole),
  plannedMonth: v.optional(whole),
  text: texts,
  reason: v.optional(texts),
});

type Fault = Pick<Finding, 'code' | 'field' | 'locale'>;

type Delay = {
  fields: Readonly<Record<string, unknown>>;
  /** Languages with a text, and those with a reason. */
  languages: readonly Locale[];
  reasons: readonly Locale[];
};

/** A delayed goal has the month that was announced first, and the reason in each of its languages. */
function delayFaults({ fields, languages, reasons }: Delay): Fault[] {
  const { year, month, plannedYear, plannedMonth } = fields;
  const isDelayed = typeof plannedYear === 'number' || typeof plannedMonth === 'number' || reasons.length > 0;
  if (!isDelayed) return [];
  const missing = Object.entries({ plannedYear, plannedMonth }).flatMap(([field, value]) =>
    typeof value === 'number' ? [] : [{ code: 'missing_field' as const, field, locale: null }],
  );
  const monthsUntil = (years: unknown, months: unknown) => Number(years) * 12 + Number(months);
  const isEarlier = monthsUntil(plannedYear, plannedMonth) < monthsUntil(year, month);
  return [
    ...missing,
    ...(missing.length > 0 || isEarlier
      ? []
      : [{ code: 'invalid_field' as const, field: 'plannedMonth', locale: null }]),
    ...languages
      .filter((locale) => !reasons.includes(locale))
      .map((locale) => ({ code: 'missing_field' as const, field: 'reason', locale })),
  ];
}

const localesIn = (languages: Readonly<Record<string, unknown>>) =>
  Object.keys(languages).filter((name) => v.is(localeSchema, name));

export function checkDelay({ fields, languages }: ItemContent): Fault[] {
  const all = localesIn(languages);
  return delayFaults({ fields, languages: all, reasons: all.filter((locale) => languages[locale]?.reason) });
}

export const historyRowSchema = v.pipe(
  rowSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { key, text, reason = {}, ...fields } = dataset.value;
    for (const { field, code, locale } of delayFaults({
      fields,
      languages: localesIn(text),
      reasons: localesIn(reason),
    }))
      addIssue({ message: `${key}: ${field} is ${code}${locale ? ` in ${locale}` : ''}` });
  }),
);
