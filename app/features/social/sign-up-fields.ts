export const signUpFields = ['email', 'password', 'name', 'termsAgree', 'privacyAgree', 'ageAgree'] as const;

export type SignUpField = (typeof signUpFields)[number];

/** New members need all consents; linking to an existing account needs none. */
export function needsConsents(missing: readonly SignUpField[]): boolean {
  const consents: readonly SignUpField[] = ['termsAgree', 'privacyAgree', 'ageAgree'];
  return consents.some((field) => missing.includes(field));
}
