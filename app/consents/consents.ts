import type { TermKind } from '#contract/terms.ts';

/*
 * What a new member agrees to. The version that was shown travels with the form, since the API stores the one in force.
 */

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

export type ConsentField = (typeof consentKinds)[number]['field'];

type Fields = Partial<Record<string, string>>;

/** Whether a form's checkbox was ticked (contract, section 4). */
export function isTicked(value: string | undefined): boolean {
  return value === 'true' || value === 'on';
}

/** The checkboxes of a form as the contract's schemas want them. */
export function readConsents(fields: Fields): Record<ConsentField, boolean> {
  const { termsAgree, privacyAgree, marketingAgree } = fields;
  return {
    termsAgree: isTicked(termsAgree),
    privacyAgree: isTicked(privacyAgree),
    marketingAgree: isTicked(marketingAgree),
  };
}
