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

const minuteMs = 60_000;

/** With weekday and minute, in Korean time. */
export function momentIn(locale: Locale, moment: Date): string {
  const timeZone = 'Asia/Seoul';
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(moment);
  const time = `${day} ${new Intl.DateTimeFormat('en-GB', clock).format(moment)}`;
  return fill(textsFor(locale).koreanTime, { time });
}

/** The last minute before the moment: a day ends at 23:59, not at 00:00 of the next. */
export function deadlineIn(locale: Locale, moment: Date): string {
  return momentIn(locale, new Date(moment.getTime() - minuteMs));
}
