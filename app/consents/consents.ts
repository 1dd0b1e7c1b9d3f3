import type { TermKind } from '#contract/terms.ts';

/* The form sends the displayed version along, because the API stores the current one. */

export const consentKinds = [
  { kind: 'terms', field: 'termsAgree', versionField: 'termsVersion', isRequired: true },
  { kind: 'privacy', field: 'privacyAgree', versionField: 'privacyVersion', isRequired: true },
  { kind: 'profile', field: 'profileAgree', versionField: 'profileVersion', isRequired: false },
  { kind: 'marketing', field: 'marketingAgree', versionField: 'marketingVersion', isRequired: false },
  { kind: 'advertising', field: 'advertisingAgree', versionField: 'advertisingVersion', isRequired: false },
] as const satisfies readonly {
  kind: TermKind;
  field: string;
  versionField: string;
  isRequired: boolean;
}[];

export const optionalConsents = consentKinds.filter((consent) => !consent.isRequired);

export type ConsentField = (typeof consentKinds)[number]['field'];

type Fields = Partial<Record<string, string>>;

export function isTicked(value: string | undefined): boolean {
  return value === 'true' || value === 'on';
}

/** The label of the terms also states the age. */
export function readConsents(fields: Fields): Record<ConsentField, boolean> & { ageAgree?: true } {
  const { termsAgree, privacyAgree, marketingAgree, advertisingAgree, profileAgree } = fields;
  return {
    termsAgree: isTicked(termsAgree),
    privacyAgree: isTicked(privacyAgree),
    ...(isTicked(termsAgree) ? { ageAgree: true } : {}),
    marketingAgree: isTicked(marketingAgree),
    advertisingAgree: isTicked(advertisingAgree),
    profileAgree: isTicked(profileAgree),
  };
}
