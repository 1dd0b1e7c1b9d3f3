import type { ContactType } from '#contract/contact-reference.ts';
import type { Locale } from '#contract/locales.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';
import { type Block, layOut } from './layout.ts';
import { fill, mailLocale, type Texts, textsFor, typeName } from './texts.ts';

type Receiver = { locale: Locale; to: string; siteOrigin: string };

function letter({ locale, to, siteOrigin }: Receiver, subject: string, blocks: readonly Block[]): Mail {
  const words = textsFor(locale);
  const { host } = new URL(siteOrigin);
  const closing = { note: fill(words.automatic, { site: host }) };
  return { to, subject, ...layOut(mailLocale(locale), words.brand, [...blocks, closing]) };
}

function pageLink({ siteOrigin, locale }: Receiver, path: string, parameters: Record<string, string> = {}) {
  const url = new URL(path, siteOrigin);
  for (const [name, value] of Object.entries({ ...parameters, lang: locale })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

function expiry(words: Texts, locale: Locale, hours: number): Block {
  const duration = new Intl.NumberFormat(mailLocale(locale), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(hours);
  return { note: fill(words.linkExpiry, { duration }) };
}

/** Repeats nothing typed: otherwise anybody could send text to somebody else's address through us. */
export function inquiryConfirmation({
  reference,
  type,
  ...receiver
}: Receiver & { reference: string; type: ContactType }): Mail {
  const words = textsFor(receiver.locale);
  return letter(receiver, fill(words.confirmationSubject, { reference }), [
    { paragraph: words.confirmationLead },
    {
      facts: [
        [words.reference, reference],
        [words.type, typeName(words, type)],
      ],
    },
    { paragraph: words.confirmationNext },
    { note: words.confirmationStranger },
  ]);
}

export function inquiryAnswered({
  reference,
  answer,
  replyTo,
  ...receiver
}: Receiver & { reference: string; answer: string; replyTo: string | undefined }): Mail {
  const words = textsFor(receiver.locale);
  const mail = letter(receiver, fill(words.inquiryAnsweredSubject, { reference }), [
    { paragraph: words.inquiryAnsweredLead },
    { passage: answer },
    { facts: [[words.reference, reference]] },
  ]);
  return { ...mail, ...(replyTo !== undefined && { replyTo }) };
}

type Link = Receiver & { token: string; validHours: number };

export function emailVerification({ token, validHours, ...receiver }: Link): Mail {
  const words = textsFor(receiver.locale);
  const href = pageLink(receiver, '/email/verify', { token });
  return letter(receiver, words.verifySubject, [
    { paragraph: words.verifyLead },
    { button: { label: words.verifyButton, href }, hint: words.linkHint },
    expiry(words, receiver.locale, validHours),
    { note: words.verifyStranger },
  ]);
}

export function passwordReset({ token, validHours, ...receiver }: Link): Mail {
  const words = textsFor(receiver.locale);
  const href = pageLink(receiver, '/password/reset', { token });
  return letter(receiver, words.resetSubject, [
    { paragraph: words.resetLead },
    { button: { label: words.resetButton, href }, hint: words.linkHint },
    expiry(words, receiver.locale, validHours),
    { note: words.resetStranger },
  ]);
}

export function questionAnswered({ id, title, ...receiver }: Receiver & { id: number; title: string }): Mail {
  const words = textsFor(receiver.locale);
  const href = pageLink(receiver, `/mypage/questions/${id}`);
  return letter(receiver, words.questionAnsweredSubject, [
    { paragraph: words.questionAnsweredLead },
    { facts: [[words.questionTitle, title]] },
    { button: { label: words.questionAnsweredButton, href }, hint: words.linkHint },
  ]);
}

/** Korean carriers do not support simplified Chinese. At most 90 bytes. */
export function phoneCode({ locale, to, code }: { locale: Locale; to: string; code: string }): Sms {
  const words = textsFor(locale === 'ko-KR' ? 'ko-KR' : 'en-US');
  return { to, text: fill(words.phoneCode, { code }), code };
}
