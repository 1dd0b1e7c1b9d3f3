import type { TermKind } from '#contract/terms.ts';

/* The form sends the displayed version along, because the API stores the current one. */

export const consentKinds = [
  { kind: 'terms', field: 'termsAgree', versionField: 'termsVersion', isRequired: true },
  { kind: 'privacy', field: 'privacyAgree', versionField: 'privacyVersion', isRequired: true },
  { kind: 'marketing', field: 'marketingAgree', versionField: 'marketingVersion', isRequired: false },
] as const satisfies readonly {
  kind: TermKind;
  field: string;
  versionField: string;
  isRequired: boolean;
}[];

/** The last one has no text: the visitor is 14 or older. */
export type ConsentField = (typeof consentKinds)[number]['field'] | 'ageAgree';

type Fields = Partial<Record<string, string>>;

export function isTicked(value: string | undefined): boolean {
  return value === 'true' || value === 'on';
}

export function readConsents(fields: Fields): Record<ConsentField, boolean> {
  const { termsAgree, privacyAgree, ageAgree, marketingAgree } = fields;
  return {
    termsAgree: isTicked(termsAgree),
    privacyAgree: isTicked(privacyAgree),
    ageAgree: isTicked(ageAgree),
    marketingAgree: isTicked(marketingAgree),
  };
}
