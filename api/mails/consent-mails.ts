import type { Mail } from '../gateways/gateways.ts';
import type { Block } from './layout.ts';
import { automaticLetter, dayIn, pageLink, type Receiver } from './letters.ts';
import { type Texts, textsFor } from './texts.ts';

type Consent = Receiver & { at: Date };
type Unsubscribable = Consent & { unsubscribeUrl: string };

/** The law wants the sender, the fact with its date, and the result. */
function consentFacts(texts: Texts, { locale, at }: Consent, result: string): Block {
  return {
    facts: [
      [texts.consentSender, texts.brand],
      [texts.consentDate, dayIn(locale, at)],
      [texts.consentResult, result],
    ],
  };
}

function wayOut(texts: Texts, unsubscribeUrl: string): readonly Block[] {
  return [
    { note: texts.consentWayOut },
    { button: { label: texts.unsubscribeButton, href: unsubscribeUrl }, hint: texts.linkHint },
  ];
}

export function advertisingAgreed({ unsubscribeUrl, ...consent }: Unsubscribable): Mail {
  const texts = textsFor(consent.locale);
  const mail = automaticLetter(consent, texts.consentAgreedSubject, [
    { paragraph: texts.consentAgreedLead },
    consentFacts(texts, consent, texts.consentAgreedResult),
    ...wayOut(texts, unsubscribeUrl),
  ]);
  return { ...mail, unsubscribeUrl };
}

export function advertisingWithdrawn(consent: Consent): Mail {
  const texts = textsFor(consent.locale);
  return automaticLetter(consent, texts.consentWithdrawnSubject, [
    { paragraph: texts.consentWithdrawnLead },
    consentFacts(texts, consent, texts.consentWithdrawnResult),
    {
      button: { label: texts.consentProfile, href: pageLink(consent, '/mypage/profile') },
      hint: texts.linkHint,
    },
  ]);
}

/** Every two years. Without an answer the consent stays. */
export function advertisingReminder({ unsubscribeUrl, ...consent }: Unsubscribable): Mail {
  const texts = textsFor(consent.locale);
  const mail = automaticLetter(consent, texts.consentReminderSubject, [
    { paragraph: texts.consentReminderLead },
    consentFacts(texts, consent, texts.consentReminderResult),
    { paragraph: texts.consentReminderStay },
    ...wayOut(texts, unsubscribeUrl),
  ]);
  return { ...mail, unsubscribeUrl };
}
