import { type FormEvent, useEffect, useRef, useState } from 'react';
import { textFields } from '#app/forms/check-fields.ts';
import { type FormResult, unharmed } from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { getLocale } from '#app/i18n/locale.ts';
import type { InquiryFormData } from './inquiry.functions.ts';
import { checkInquiry, readInquiry } from './inquiry.schema.ts';
import { type InquiryAnswer, inquiryAnswerSchema } from './inquiry-answer.ts';
import { useCaptcha } from './use-captcha.ts';

export type Registered = Extract<InquiryAnswer, { ok: true }>;

/** How the form stands beside what is in its fields. `notice` is what only a script can come across. */
type Result = FormResult & { notice?: 'offline' | 'cancelled' };

function lostResult(): Result {
  return { errors: {}, failure: 'failed', ...(navigator.onLine ? {} : { notice: 'offline' }) };
}

/** The server takes no form sooner than 1 s after it was handed out; whoever is faster waits here. */
const minMs = 1_200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The rules of the contract, as the fields are now. */
function errorsOf(form: HTMLFormElement) {
  return checkInquiry(readInquiry(textFields(new FormData(form))).values, getLocale()).errors ?? {};
}

/**
 * The inquiry form with JavaScript: checks, sends with progress, and moves the focus to the first wrong field. The
 * fields keep their own values, so nothing that was typed can get lost here.
 */
export function useInquiryForm(
  data: InquiryFormData,
  onRegistered: (registered: Registered) => Promise<void>,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const sending = useRef<AbortController>(undefined);
  const captcha = useCaptcha(data.captcha);
  const [next, setNext] = useState({
    idempotencyKey: data.idempotencyKey,
    stamp: data.stamp,
    consent: data.consent,
  });
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<Result>(data.posted ?? unharmed);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    shownAt.current = performance.now();
    return () => sending.current?.abort();
  }, []);

  // Once for each try; not when a field is looked at again, whose visitor is about to fill in the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of tries stands for what came of the last
  useEffect(() => {
    if (Object.keys(result.errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(given: Result): void {
    setResult(given);
    setTries((count) => count + 1);
  }

  function takeAnswer(answer: Exclude<InquiryAnswer, Registered>): Result {
    const { consent, ...keys } = answer.next;
    setNext((before) => ({ ...keys, consent: consent ?? before.consent }));
    const agreed = formRef.current?.elements.namedItem('privacyAgree');
    // Whoever agreed to another text has to agree again.
    if (consent && agreed instanceof HTMLInputElement) agreed.checked = false;
    return { errors: answer.errors, failure: answer.failure, retryAfter: answer.retryAfter };
  }

  /** @returns what to say of it when it is not known to be registered */
  async function send(form: HTMLFormElement, signal: AbortSignal): Promise<Result | undefined> {
    const fields = new FormData(form);
    await wait(shownAt.current + minMs - performance.now());
    const token = await captcha.token().catch(() => '');
    if (token === '') return { errors: {}, failure: 'captcha' };
    if (token) fields.set('captchaToken', token);
    signal.throwIfAborted();
    const answer = await postForm(form.action, fields, inquiryAnswerSchema, {
      signal,
      onProgress: setProgress,
    });
    if (!answer.ok) return takeAnswer(answer);
    await onRegistered(answer);
    return undefined;
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const errors = errorsOf(form);
    if (Object.keys(errors).length > 0) {
      show({ errors, failure: undefined });
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setResult(unharmed);
    setProgress({ sent: 0, total: 0 });
    // Whether it was stored is unknown when that fails, and the key makes trying again safe.
    const failure = await send(form, controller.signal).catch(lostResult);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) show({ ...unharmed, notice: 'cancelled' });
    else if (failure) show(failure);
  }

  return {
    formRef,
    next,
    progress,
    result,
    tries,
    cancel: () => sending.current?.abort(),
    /** Looks again at a field that was left or changed: tells what is wrong with it, or that it is mended. */
    recheck: (name: string, isFilled: boolean) => {
      const form = formRef.current;
      if (!form || (!isFilled && !result.errors[name])) return;
      const code = errorsOf(form)[name];
      if (code === result.errors[name]) return;
      const { [name]: _before, ...others } = result.errors;
      setResult((before) => ({ ...before, errors: code ? { ...others, [name]: code } : others }));
    },
    onUse: captcha.load,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!sending.current) void submit(event.currentTarget);
    },
  };
}
