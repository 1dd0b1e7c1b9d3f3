import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { DraftSource } from '#app/forms/follow-draft.ts';
import { type FieldMessages, failureMessage, fieldMessage } from '#app/forms/form-messages.ts';
import {
  type FormErrors,
  type FormFailure,
  type FormResult,
  formNameField,
  noFailure,
  type PostedForm,
} from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { useFormDraft } from './use-form-draft.ts';

type Done = { ok: true };
type Refused = { ok: false } & Pick<FormResult, 'errors'> & Partial<FormResult>;
type Result = FormResult & { notice?: 'offline' | 'cancelled' };

export type FormBasics<TField extends string> = {
  action: string;
  messages: Record<TField, FieldMessages>;
  posted?: PostedForm | undefined;
  /** Rules of the contract for the named form of the page. The server applies them again. */
  check: (fields: FormData) => FormErrors;
  draft?: DraftSource;
};

type EngineDefinition<TField extends string, TDone, TRefused> = FormBasics<TField> & {
  answerSchema: v.GenericSchema<unknown, TDone | TRefused>;
  /** Completes the checked fields. @returns a failure that stops the request */
  beforeSend?: (fields: FormData) => Promise<FormFailure | undefined>;
  onRefused?: (answer: TRefused, form: HTMLFormElement) => void;
  onDone: (answer: TDone) => Promise<void>;
  /** `input` only removes a message; `blur` also shows one for a filled field. */
  recheck: 'input' | 'blur';
};

export type FieldState = { name: string; error: string | undefined; hasFocus: boolean };

function lostResult(): Result {
  return { errors: {}, failure: 'failed', ...(navigator.onLine ? {} : { notice: 'offline' }) };
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

/** Checks a form, sends it with progress and focuses the first invalid field. Uncontrolled fields: no input is lost. */
export function useFormEngine<TField extends string, TDone extends Done, TRefused extends Refused>(
  definition: EngineDefinition<TField, TDone, TRefused>,
) {
  const { action, messages, posted, check, answerSchema, beforeSend, onRefused, onDone } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const { end: endDraft, ...draft } = useFormDraft(formRef, posted ? undefined : definition.draft);
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<Result>(posted ?? noFailure);
  const [tries, setTries] = useState(0);
  const [sentName, setSentName] = useState(posted?.name);
  const names = Object.keys(messages) as TField[];
  const firstWrong = names.find((name) => result.errors[name]);

  useEffect(() => () => sending.current?.abort(), []);

  // Once per attempt. Rechecking a field must not move the focus.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(given: Result): void {
    setResult(given);
    setTries((count) => count + 1);
  }

  async function send(
    form: HTMLFormElement,
    fields: FormData,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    const failure = await beforeSend?.(fields);
    if (failure) return { errors: {}, failure };
    signal.throwIfAborted();
    const answer = await postForm(form.action, fields, answerSchema, { signal, onProgress: setProgress });
    if (answer.ok) {
      endDraft();
      await onDone(answer);
      return undefined;
    }
    onRefused?.(answer, form);
    return { ...answer, failure: answer.failure };
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const fields = new FormData(form, submitter);
    setSentName(fields.get(formNameField)?.toString());
    const errors = check(fields);
    if (Object.keys(errors).length > 0) {
      show({ errors, failure: undefined });
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setResult(noFailure);
    setProgress({ sent: 0, total: 0 });
    // The form may have been stored; the idempotency key makes a retry safe.
    const refusal = await send(form, fields, controller.signal).catch(lostResult);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) show({ ...noFailure, notice: 'cancelled' });
    else if (refusal) show(refusal);
  }

  function recheck(form: HTMLFormElement, target: EventTarget, mayShow: boolean): void {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!mayShow && !result.errors[name]) return;
    const code = check(new FormData(form))[name];
    if (code === result.errors[name] || (code && definition.recheck === 'input')) return;
    const { [name]: _before, ...others } = result.errors;
    setResult((before) => ({ ...before, errors: code ? { ...others, [name]: code } : others }));
  }

  const recheckProps =
    definition.recheck === 'input'
      ? {
          // Not on blur: a message that disappears on blur would move the button away from the click.
          onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
            recheck(currentTarget, target, false),
        }
      : {
          onBlur: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
            if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
              recheck(currentTarget, target, target.value !== '');
          },
          onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
            if (target instanceof HTMLInputElement && isChoice(target)) recheck(currentTarget, target, false);
          },
        };

  return {
    result,
    draft,
    /** Attempts that have a result. */
    tries,
    /** Name of the form on its page that the result or the running request belongs to. */
    sentName,
    alert:
      result.notice === 'offline'
        ? m.error_offline()
        : (failureMessage(result) ?? (firstWrong && m.error_check_values())),
    isSending: progress !== undefined,
    progress,
    cancel: () => sending.current?.abort(),
    value: (name: TField, stored = '') => posted?.values[name] ?? stored,
    field: (name: TField): FieldState => {
      const code = result.errors[name];
      return { name, error: code && fieldMessage(code, messages[name]), hasFocus: firstWrong === name };
    },
    props: {
      ref: formRef,
      method: 'post',
      action: `${action}?lang=${getLocale()}`,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (!sending.current) void submit(event.currentTarget, submitter);
      },
      ...recheckProps,
    } as const,
    /** Name and value of the hidden field or button that identifies the form on its page. */
    named: (name: string) => ({ name: formNameField, value: name }),
  };
}
