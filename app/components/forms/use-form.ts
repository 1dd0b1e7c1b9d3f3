import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldMessages, failureMessage, fieldMessage } from '#app/forms/form-messages.ts';
import {
  type FormErrors,
  type FormResult,
  formAnswerSchema,
  formNameField,
  noFailure,
  type PostedForm,
} from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { announceSession } from '#app/session/session-channel.ts';
import { refreshSession } from '#app/session/session-check.ts';

/** After success: reloads the session, then navigates. */
export function useContinue(): (location: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (location) => {
    await refreshSession(queryClient);
    announceSession();
    await router.navigate({ href: location });
  };
}

export type FormDefinition<TField extends string> = {
  action: string;
  /** Error messages of the fields, in their order on the page. */
  messages: Record<TField, FieldMessages>;
  /** Result of a post without JavaScript. */
  posted?: PostedForm | undefined;
  /** Rules of the contract for the named form of the page. The server applies them again. */
  check: (fields: FormData) => FormErrors;
  /** After success; by default navigates to the returned location. */
  onDone?: ((location: string) => Promise<void>) | undefined;
};

export type FieldState = { name: string; error: string | undefined; hasFocus: boolean };

function lostResult(): FormResult & { isOffline: boolean } {
  return { errors: {}, failure: 'failed', isOffline: !navigator.onLine };
}

/** A form of the member area, with the same rules as its plain post. Uncontrolled fields: no input is lost here. */
export function useForm<TField extends string>(definition: FormDefinition<TField>) {
  const { action, messages, posted, check, onDone } = definition;
  const continueAt = useContinue();
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<FormResult & { isOffline?: boolean }>(posted ?? noFailure);
  const [tries, setTries] = useState(0);
  const [sentName, setSentName] = useState(posted?.name);
  const names = Object.keys(messages) as TField[];
  const firstWrong = names.find((name) => result.errors[name]);

  useEffect(() => () => sending.current?.abort(), []);

  // Once per attempt. Rechecking a field must not move the focus.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(given: FormResult): void {
    setResult(given);
    setTries((count) => count + 1);
  }

  async function send(url: string, fields: FormData, signal: AbortSignal): Promise<FormResult | undefined> {
    const answer = await postForm(url, fields, formAnswerSchema, { signal, onProgress: setProgress });
    if (!answer.ok) return { ...answer, failure: answer.failure };
    await (onDone ?? continueAt)(answer.location);
    return undefined;
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
    const refusal = await send(form.action, fields, controller.signal).catch(lostResult);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) setResult(noFailure);
    else if (refusal) show(refusal);
  }

  const alert = result.isOffline
    ? m.error_offline()
    : (failureMessage(result) ?? (firstWrong && m.error_check_values()));

  return {
    result,
    /** Name of the form on its page that the result or the running request belongs to. */
    sentName,
    alert,
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
      /** On input, not on blur: a message that disappears on blur would move the button away from the click. */
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const name = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
        if (!result.errors[name] || check(new FormData(event.currentTarget))[name]) return;
        const { [name]: _before, ...others } = result.errors;
        setResult((before) => ({ ...before, errors: others }));
      },
    } as const,
    /** Name and value of the hidden field or button that identifies the form on its page. */
    named: (name: string) => ({ name: formNameField, value: name }),
  };
}

export type Form<TField extends string> = ReturnType<typeof useForm<TField>>;
