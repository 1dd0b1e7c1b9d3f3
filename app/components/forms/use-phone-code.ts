import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FormResult } from '#app/forms/form-state.ts';
import { codeFormName } from '#app/phone/check-phone-form.ts';
import {
  codeResendSeconds,
  codeSeconds,
  maxCodeTries,
  type PhoneCode,
  readPhoneCode,
} from '#app/phone/phone-code-state.ts';
import { koreanMobileSchema } from '#contract/phone-numbers.ts';
import type { Form } from './use-form.ts';

export type CodePhase = 'none' | 'sent' | 'other_number' | 'expired' | 'locked' | 'verified';

function phaseOf(code: PhoneCode | undefined, left: number, isOtherNumber: boolean): CodePhase {
  if (!code) return 'none';
  if (isOtherNumber) return 'other_number';
  if (code.codeWrong >= maxCodeTries) return 'locked';
  if (left === 0) return 'expired';
  return code.codeRight ? 'verified' : 'sent';
}

function isAnother(typed: string, code: PhoneCode | undefined): boolean {
  const mobile = v.safeParse(koreanMobileSchema, typed);
  return code !== undefined && !(mobile.success && mobile.output === code.codeTo);
}

function isJustSent({ errors, failure }: FormResult): boolean {
  return failure === undefined && Object.keys(errors).length === 0;
}

/** State of the SMS code and its remaining time. Counts from the server's clock, because the visitor's may be wrong. */
export function usePhoneCode(form: Form<'mobile' | 'code'>) {
  const { result, sentName } = form;
  const codeInput = useRef<HTMLInputElement>(null);
  const mobileInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(() => readPhoneCode(result.context));
  const [left, setLeft] = useState(code?.codeLeft ?? 0);
  const [seen, setSeen] = useState(result);
  const [typed, setTyped] = useState(() => form.value('mobile'));
  const update = result === seen ? undefined : readPhoneCode(result.context);
  if (result !== seen) setSeen(result);
  if (update) {
    setCode(update);
    setLeft(update.codeLeft ?? 0);
  }

  // Typed before hydration.
  useEffect(() => {
    if (mobileInput.current) setTyped(mobileInput.current.value);
  }, []);

  useEffect(() => {
    if (!code?.codeLeft) return;
    const endsAt = Date.now() + code.codeLeft * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [code]);

  const isForCode = sentName === codeFormName;
  const hasArrived = isForCode && code !== undefined && isJustSent(result);
  const codeTo = code?.codeExpiresAt;
  useEffect(() => {
    if (hasArrived && codeTo) codeInput.current?.focus();
  }, [hasArrived, codeTo]);

  const phase = phaseOf(code, left, isAnother(typed, code));
  const isSameNumber = phase !== 'none' && phase !== 'other_number';
  return {
    code,
    phase,
    left,
    /** Seconds until the next code may be sent to this number. */
    wait: isSameNumber ? Math.max(0, left - (codeSeconds - codeResendSeconds)) : 0,
    /** The result belongs to the request for a code, not to the form. */
    isForCode,
    hasArrived,
    codeInput,
    mobileInput,
    onMobileChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
  };
}

export type PhoneCodeState = ReturnType<typeof usePhoneCode>;
