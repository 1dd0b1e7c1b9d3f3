export const askedFields = ['email', 'password', 'name', 'termsAgree', 'privacyAgree'] as const;

export type AskedField = (typeof askedFields)[number];

/** New members need all consents; linking to an existing account needs none. */
export function asksConsents(asks: readonly AskedField[]): boolean {
  return asks.includes('termsAgree') || asks.includes('privacyAgree');
}
