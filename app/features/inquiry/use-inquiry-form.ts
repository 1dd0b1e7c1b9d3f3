import { useServerFn } from '@tanstack/react-start';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FormErrors, FormFailure, PostedForm } from '#app/lib/form-state.ts';
import { getLocale } from '#app/lib/locale.ts';
import { inquiryFormSchema } from '#contract/contacts.ts';
import { fieldErrors } from '#contract/problem.ts';
import { sendInquiry } from './inquiry.functions.ts';
import { type InquiryField, type InquiryValues, inquiryFields, toInquiryForm } from './inquiry.schema.ts';

type Result = { errors: FormErrors; failure: FormFailure | undefined };

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  const entries = inquiryFields.flatMap((name): [InquiryField, string][] => {
    const value = data.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The same rules as the server's, before anything is sent. */
function findErrors(values: InquiryValues): FormErrors {
  const parsed = v.safeParse(inquiryFormSchema(getLocale()), toInquiryForm(values));
  if (parsed.success) return {};
  return Object.fromEntries(fieldErrors(parsed.issues).map(({ path, code }) => [path, code]));
}

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
    const values = readValues(form);
    const errors = findErrors(values);
    if (Object.keys(errors).length > 0) {
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
