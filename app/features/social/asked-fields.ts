/** What a visitor may be asked for whom a provider has identified. */
export const askedFields = ['email', 'password', 'name', 'termsAgree', 'privacyAgree'] as const;

export type AskedField = (typeof askedFields)[number];

/** Whoever becomes a new member is asked for all consents, whoever only opens an account for none. */
export function asksConsents(asks: readonly AskedField[]): boolean {
  return asks.includes('termsAgree') || asks.includes('privacyAgree');
}
