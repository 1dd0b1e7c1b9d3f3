import type { Locale } from '#contract/locales.ts';
import type { Mail } from '../gateways/gateways.ts';
import { type Block, layOut } from './layout.ts';
import { fill, textsFor } from './texts.ts';

export type Receiver = { locale: Locale; to: string; siteOrigin: string };

export function letter({ locale, to }: Receiver, subject: string, blocks: readonly Block[]): Mail {
  return { to, subject, ...layOut(locale, textsFor(locale).brand, blocks) };
}

export function automaticLetter(receiver: Receiver, subject: string, blocks: readonly Block[]): Mail {
  const { host } = new URL(receiver.siteOrigin);
  const closing = { note: fill(textsFor(receiver.locale).automatic, { site: host }) };
  return letter(receiver, subject, [...blocks, closing]);
}

export function pageLink(
  { siteOrigin, locale }: Receiver,
  path: string,
  parameters: Record<string, string> = {},
) {
  const url = new URL(path, siteOrigin);
  for (const [name, value] of Object.entries({ ...parameters, lang: locale })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

export function dayIn(locale: Locale, moment: Date): string {
  const day = { dateStyle: 'long', timeZone: 'Asia/Seoul' } as const;
  return new Intl.DateTimeFormat(locale, day).format(moment);
}
