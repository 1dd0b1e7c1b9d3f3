import { useServerFn } from '@tanstack/react-start';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormErrors, FormFailure, PostedForm } from '#app/lib/form-state.ts';
import { getLocale } from '#app/lib/locale.ts';
import { sendInquiry } from './inquiry.functions.ts';
import { checkInquiry, readInquiry } from './inquiry.schema.ts';

type Result = { errors: FormErrors; failure: FormFailure | undefined };

/**
 * The inquiry form with JavaScript: checks, sends, and moves the focus to the first wrong field. The fields keep
 * their own values, so nothing that was typed can get lost here.
 */
export function useInquiryForm(options: {
  idempotencyKey: string;
  posted: PostedForm | undefined;
  onRegistered: (reference: string) => Promise<void>;
}) {
  const send = useServerFn(sendInquiry);
  const formRef = useRef<HTMLFormElement>(null);
  const [key, setKey] = useState(options.idempotencyKey);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>({
    errors: options.posted?.errors ?? {},
    failure: options.posted?.failure,
  });

  useEffect(() => {
    if (Object.keys(result.errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);

  async function submit(form: HTMLFormElement) {
    const values = readInquiry(new FormData(form));
    const { errors } = checkInquiry(values, getLocale());
    if (errors) {
      setResult({ errors, failure: undefined });
      return;
    }
    setSending(true);
    try {
      const outcome = await send({ data: { values, idempotencyKey: key } });
      if (outcome.ok) {
        await options.onRegistered(outcome.reference);
        return;
      }
      if (outcome.failure === 'changed') setKey(crypto.randomUUID());
      setResult(outcome);
    } catch {
      // The network or the server failed; whether it was stored is unknown, and the key makes trying again safe.
      setResult({ errors: {}, failure: 'failed' });
    } finally {
      setSending(false);
    }
  }

  return {
    formRef,
    key,
    isSending,
    ...result,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending) void submit(event.currentTarget);
    },
  };
}
