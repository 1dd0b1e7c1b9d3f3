export const signUpFields = ['email', 'password', 'name', 'termsAgree', 'privacyAgree'] as const;

export type SignUpField = (typeof signUpFields)[number];

/** New members need all consents; linking to an existing account needs none. */
export function needsConsents(missing: readonly SignUpField[]): boolean {
  return missing.includes('termsAgree') || missing.includes('privacyAgree');
}
