import { useEffect, useRef, useState } from 'react';
import { useFormEngine } from '#app/components/forms/use-form-engine.ts';
import { textFields } from '#app/forms/check-fields.ts';
import type { FormFailure } from '#app/forms/form-state.ts';
import { getLocale } from '#app/i18n/locale.ts';
import type { InquiryFormData } from './inquiry.functions.ts';
import { checkInquiry, type InquiryField, inquiryValues } from './inquiry.schema.ts';
import { type InquiryAnswer, inquiryAnswerSchema } from './inquiry-answer.ts';
import { inquiryMessages } from './inquiry-messages.ts';
import { type SentInquiry, sentInquiry } from './sent-inquiry.ts';
import { useCaptcha } from './use-captcha.ts';

export type Registered = Extract<InquiryAnswer, { ok: true }>;
type Refused = Extract<InquiryAnswer, { ok: false }>;

/** The server refuses forms younger than 1 s. */
const minMs = 1_200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The inquiry's captcha, signed timestamp and consent version on top of the shared form engine. */
export function useInquiryForm(
  data: InquiryFormData,
  link: string,
  onRegistered: (registered: Registered, sent: SentInquiry | undefined) => Promise<void>,
) {
  const shownAt = useRef(0);
  const sent = useRef<SentInquiry>(undefined);
  const captcha = useCaptcha(data.captcha);
  const [next, setNext] = useState({
    idempotencyKey: data.idempotencyKey,
    timestamp: data.timestamp,
    consent: data.consent,
  });

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function beforeSend(fields: FormData): Promise<FormFailure | undefined> {
    sent.current = sentInquiry(fields);
    await wait(shownAt.current + minMs - performance.now());
    const token = await captcha.token().catch(() => '');
    if (token === '') return 'captcha';
    if (token) fields.set('captchaToken', token);
    return undefined;
  }

  function takeNext({ next: { consent, ...keys } }: Refused, form: HTMLFormElement): void {
    setNext((before) => ({ ...keys, consent: consent ?? before.consent }));
    const agreed = form.elements.namedItem('privacyAgree');
    // A changed text needs consent again.
    if (consent && agreed instanceof HTMLInputElement) agreed.checked = false;
  }

  const form = useFormEngine<InquiryField, Registered, Refused>({
    action: '/contact',
    messages: inquiryMessages,
    posted: data.posted,
    draft: { form: 'inquiry', owner: null, link },
    check: (fields) => checkInquiry(inquiryValues(textFields(fields)), getLocale()).errors ?? {},
    answerSchema: inquiryAnswerSchema,
    beforeSend,
    onRefused: takeNext,
    onDone: (registered) => onRegistered(registered, sent.current),
    recheck: 'blur',
  });
  return { form, next, onUse: captcha.load };
}
