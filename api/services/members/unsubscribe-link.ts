import type { ApiDeps } from '#api/context.ts';
import type { Locale } from '#contract/locales.ts';
import type { Encryption } from '../encryption.ts';

const context = 'unsubscribe';

const idLength = 12;

/** Authenticated encryption: the link shows no number and cannot be forged. All numbers have one length. */
export function unsubscribeLink(
  { siteOrigin, encryption }: Pick<ApiDeps, 'siteOrigin' | 'encryption'>,
  { id, locale }: { id: number; locale: Locale },
): string {
  const url = new URL('/unsubscribe', siteOrigin);
  url.searchParams.set('token', encryption.encrypt(context, String(id).padStart(idLength, '0')));
  url.searchParams.set('lang', locale);
  return url.href;
}

export function memberOfLink(encryption: Encryption, token: string): number | undefined {
  const id = encryption.decrypt(context, token);
  return id === undefined ? undefined : Number(id);
}
