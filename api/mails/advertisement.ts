import type { Locale } from '#contract/locales.ts';
import type { LetterSender, LetterText } from '../db/schema/index.ts';
import type { Mail } from '../gateways/gateways.ts';
import { letter, type Receiver } from './letters.ts';
import { textsFor } from './texts.ts';

type Advertised = Receiver & { sender: LetterSender; unsubscribeUrl: string };

/** Begins the subject of each advertising mail, in every language. */
const mark = '(광고)';

export function markedSubject(subject: string): string {
  return `${mark} ${subject.replace(mark, '').trim()}`;
}

/** The law wants the mark, the sender with their contacts, and a free way out that everybody can read. */
export function advertisement(
  { sender, unsubscribeUrl, ...receiver }: Advertised,
  { subject, body }: LetterText,
): Mail {
  const texts = textsFor(receiver.locale);
  const waysOut = [...new Set<Locale>([receiver.locale, 'ko-KR', 'en-US'])].map(textsFor);
  const label = waysOut.map(({ unsubscribeButton }) => unsubscribeButton).join(' / ');
  const mail = letter(receiver, markedSubject(subject), [
    { markdown: body },
    {
      facts: [
        [texts.consentSender, sender.name],
        [texts.senderAddress, sender.address],
        [texts.senderPhone, sender.phone],
        [texts.senderEmail, sender.email],
      ],
    },
    { note: texts.advertisingReason },
    ...waysOut.map(({ consentWayOut }) => ({ note: consentWayOut })),
    { button: { label, href: unsubscribeUrl }, hint: texts.linkHint },
  ]);
  return { ...mail, unsubscribeUrl };
}
