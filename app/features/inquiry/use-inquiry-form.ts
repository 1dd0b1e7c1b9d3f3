import { type FormEvent, useEffect, useRef, useState } from 'react';
import { textFields } from '#app/forms/check-fields.ts';
import { type FormResult, noFailure } from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { getLocale } from '#app/i18n/locale.ts';
import type { InquiryFormData } from './inquiry.functions.ts';
import { checkInquiry, readInquiry } from './inquiry.schema.ts';
import { type InquiryAnswer, inquiryAnswerSchema } from './inquiry-answer.ts';
import { useCaptcha } from './use-captcha.ts';

export type Registered = Extract<InquiryAnswer, { ok: true }>;

type Result = FormResult & { notice?: 'offline' | 'cancelled' };

function lostResult(): Result {
  return { errors: {}, failure: 'failed', ...(navigator.onLine ? {} : { notice: 'offline' }) };
}

/** The server refuses forms younger than 1 s. */
const minMs = 1_200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function errorsOf(form: HTMLFormElement) {
  return checkInquiry(readInquiry(textFields(new FormData(form))).values, getLocale()).errors ?? {};
}

/** Checks the inquiry, sends it with progress and focuses the first invalid field. Uncontrolled fields. */
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
  const [result, setResult] = useState<Result>(data.posted ?? noFailure);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    shownAt.current = performance.now();
    return () => sending.current?.abort();
  }, []);

  // Once per attempt. Rechecking a field must not move the focus.
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
    // A changed text needs consent again.
    if (consent && agreed instanceof HTMLInputElement) agreed.checked = false;
    return { errors: answer.errors, failure: answer.failure, retryAfter: answer.retryAfter };
  }

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
    setResult(noFailure);
    setProgress({ sent: 0, total: 0 });
    // The inquiry may have been stored; the idempotency key makes a retry safe.
    const failure = await send(form, controller.signal).catch(lostResult);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) show({ ...noFailure, notice: 'cancelled' });
    else if (failure) show(failure);
  }

  return {
    formRef,
    next,
    progress,
    result,
    tries,
    cancel: () => sending.current?.abort(),
    /** Rechecks a field on change and blur. */
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
