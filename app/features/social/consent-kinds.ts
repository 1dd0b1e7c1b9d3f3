/** The text that each consent is to. */
export const consentKinds = { termsAgree: 'terms', privacyAgree: 'privacy' } as const;

export function isConsent(field: string): field is keyof typeof consentKinds {
  return Object.hasOwn(consentKinds, field);
}

/** Name of the hidden field that says which version of a text was shown. */
export function versionField(field: keyof typeof consentKinds): string {
  return `${field}Version`;
}
