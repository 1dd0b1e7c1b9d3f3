import type { ContactType } from '#contract/contact-types.ts';
import type { NextStatus } from '#contract/inbox-work.ts';
import type { Locale } from '#contract/locales.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';
import { answerDueAt } from '../services/inbox/due.ts';
import type { Block } from './layout.ts';
import { automaticLetter, dayIn, deadlineIn, letter, momentIn, pageLink, type Receiver } from './letters.ts';
import { fill, type Texts, textsFor, typeName } from './texts.ts';

function expiry(texts: Texts, locale: Locale, hours: number): Block {
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(hours);
  return { note: fill(texts.linkExpiry, { duration }) };
}

type Confirmation = Receiver & { reference: string; type: ContactType; receivedAt: Date };

/** Repeats nothing typed: otherwise anybody could send text to somebody else's address through us. */
export function inquiryConfirmation({ reference, type, receivedAt, ...receiver }: Confirmation): Mail {
  const { locale } = receiver;
  const texts = textsFor(locale);
  const href = pageLink(receiver, '/contact', { view: 'status', sent: reference });
  return automaticLetter(receiver, fill(texts.confirmationSubject, { reference }), [
    { paragraph: texts.confirmationLead },
    {
      facts: [
        [texts.reference, reference],
        [texts.type, typeName(texts, type)],
        [texts.receivedAt, momentIn(locale, receivedAt)],
        [texts.reader, texts[`reader_${type}`]],
        [texts.answerDue, deadlineIn(locale, answerDueAt(receivedAt))],
      ],
    },
    { paragraph: texts.confirmationNext },
    { button: { label: texts.confirmationButton, href }, hint: texts.linkHint },
    { note: texts.confirmationStranger },
  ]);
}

export function inquiryAnswered({
  reference,
  answer,
  replyTo,
  ...receiver
}: Receiver & { reference: string; answer: string; replyTo: string | undefined }): Mail {
  const texts = textsFor(receiver.locale);
  const mail = letter(receiver, fill(texts.inquiryAnsweredSubject, { reference }), [
    { paragraph: texts.inquiryAnsweredLead },
    { passage: answer },
    { facts: [[texts.reference, reference]] },
    ...(replyTo === undefined ? [] : [{ note: texts.inquiryAnsweredReply }]),
  ]);
  return { ...mail, isPersonal: true, ...(replyTo !== undefined && { replyTo }) };
}

type NewVersion = Receiver & {
  kind: 'terms' | 'privacy';
  version: string;
  title: string;
  changes: string | null;
  effectiveAt: Date;
};

export function termsAnnounced({
  kind,
  version,
  title,
  changes,
  effectiveAt,
  ...receiver
}: NewVersion): Mail {
  const texts = textsFor(receiver.locale);
  const date = dayIn(receiver.locale, effectiveAt);
  const href = pageLink(receiver, `/${kind}`, { version });
  return automaticLetter(receiver, fill(texts.termsSubject, { title, date }), [
    { paragraph: texts.termsLead },
    {
      facts: [
        [texts.termsTitle, title],
        [texts.termsDate, date],
      ],
    },
    ...(changes === null ? [] : [{ passage: changes }]),
    { button: { label: texts.termsButton, href }, hint: texts.linkHint },
    { note: texts.termsChoice },
  ]);
}

type Link = Receiver & { token: string; validHours: number };

export function emailVerification({ token, validHours, ...receiver }: Link): Mail {
  const texts = textsFor(receiver.locale);
  const href = pageLink(receiver, '/email/verify', { token });
  return automaticLetter(receiver, texts.verifySubject, [
    { paragraph: texts.verifyLead },
    { button: { label: texts.verifyButton, href }, hint: texts.linkHint },
    expiry(texts, receiver.locale, validHours),
    { note: texts.verifyStranger },
  ]);
}

export function passwordReset({ token, validHours, ...receiver }: Link): Mail {
  const texts = textsFor(receiver.locale);
  const href = pageLink(receiver, '/password/reset', { token });
  return automaticLetter(receiver, texts.resetSubject, [
    { paragraph: texts.resetLead },
    { button: { label: texts.resetButton, href }, hint: texts.linkHint },
    expiry(texts, receiver.locale, validHours),
    { note: texts.resetStranger },
  ]);
}

export function questionAnswered({ id, title, ...receiver }: Receiver & { id: number; title: string }): Mail {
  const texts = textsFor(receiver.locale);
  const href = pageLink(receiver, `/mypage/questions/${id}`);
  return letter(receiver, texts.questionAnsweredSubject, [
    { paragraph: texts.questionAnsweredLead },
    { facts: [[texts.questionTitle, title]] },
    { button: { label: texts.questionAnsweredButton, href }, hint: texts.linkHint },
  ]);
}

type ChangedSample = {
  status: NextStatus;
  product: string;
  amount: string;
  note?: string | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
};

export function sampleChanged({
  status,
  product,
  amount,
  note,
  carrier,
  trackingNumber,
  ...receiver
}: Receiver & ChangedSample): Mail {
  const texts = textsFor(receiver.locale);
  const subject = fill(texts[`sampleSubject_${status}`], { product });
  return automaticLetter(receiver, subject, [
    { paragraph: texts[`sampleLead_${status}`] },
    ...(note === undefined ? [] : [{ passage: note }]),
    {
      facts: [
        [texts.sampleProduct, product],
        [texts.sampleAmount, amount],
        ...(carrier === undefined ? [] : [[texts.sampleCarrier, carrier] as const]),
        ...(trackingNumber === undefined ? [] : [[texts.sampleTracking, trackingNumber] as const]),
      ],
    },
    { button: { label: texts.sampleButton, href: pageLink(receiver, '/sample') }, hint: texts.linkHint },
  ]);
}

type StaffInvitation = Receiver & { href: string; inviter: string; validHours: number };

export function staffInvitation({ href, inviter, validHours, ...receiver }: StaffInvitation): Mail {
  const texts = textsFor(receiver.locale);
  return automaticLetter(receiver, texts.staffInviteSubject, [
    { paragraph: fill(texts.staffInviteLead, { inviter }) },
    { button: { label: texts.staffInviteButton, href }, hint: texts.linkHint },
    expiry(texts, receiver.locale, validHours),
  ]);
}

/** Korean carriers do not support simplified Chinese. At most 90 bytes. */
export function phoneCode({ locale, to, code }: { locale: Locale; to: string; code: string }): Sms {
  const texts = textsFor(locale === 'ko-KR' ? 'ko-KR' : 'en-US');
  return { to, text: fill(texts.phoneCode, { code }), code };
}
