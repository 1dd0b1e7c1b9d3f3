import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldWords, failureMessage, fieldMessage } from '#app/forms/form-messages.ts';
import {
  type FormErrors,
  type FormResult,
  formAnswerSchema,
  formNameField,
  type PostedForm,
  unharmed,
} from '#app/forms/form-state.ts';
import { type Progress, postForm } from '#app/forms/post-form.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { useGoOn } from './use-go-on.ts';

export type FormDefinition<TField extends string> = {
  /** Path of the page that takes it. */
  action: string;
  /** What its fields say when they are wrong, in their order on the page. */
  words: Record<TField, FieldWords>;
  /** What was posted without JavaScript and not taken. */
  posted?: PostedForm | undefined;
  /** The contract's rules, for the form of that name on the page; the server applies them again. */
  check: (fields: FormData) => FormErrors;
  /** After the form was taken; by default the page that it leads to. */
  onDone?: ((location: string) => Promise<void>) | undefined;
};

/** What a `Field` needs to know of its form. */
export type FieldState = { name: string; error: string | undefined; hasFocus: boolean };

function lostResult(): FormResult & { isOffline: boolean } {
  return { errors: {}, failure: 'failed', isOffline: !navigator.onLine };
}

/**
 * A form of the member area: works as a plain post too, and by both ways the same rules apply. Its fields keep their own
 * values, so that nothing that was typed can get lost here.
 */
export function useForm<TField extends string>(definition: FormDefinition<TField>) {
  const { action, words, posted, check, onDone } = definition;
  const goOn = useGoOn();
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<FormResult & { isOffline?: boolean }>(posted ?? unharmed);
  const [tries, setTries] = useState(0);
  const [sentName, setSentName] = useState(posted?.name);
  const names = Object.keys(words) as TField[];
  const firstWrong = names.find((name) => result.errors[name]);

  useEffect(() => () => sending.current?.abort(), []);

  // Once for each try; not when a field is looked at again, whose visitor is about to fill in the next one.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(given: FormResult): void {
    setResult(given);
    setTries((count) => count + 1);
  }

  /** @returns what to say of it when it was not taken */
  async function send(url: string, fields: FormData, signal: AbortSignal): Promise<FormResult | undefined> {
    const answer = await postForm(url, fields, formAnswerSchema, { signal, onProgress: setProgress });
    if (!answer.ok) return { ...answer, failure: answer.failure };
    await (onDone ?? goOn)(answer.location);
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
    setResult(unharmed);
    setProgress({ sent: 0, total: 0 });
    const refusal = await send(form.action, fields, controller.signal).catch(lostResult);
    sending.current = undefined;
    setProgress(undefined);
    if (controller.signal.aborted) setResult(unharmed);
    else if (refusal) show(refusal);
  }

  const alert = result.isOffline
    ? m.error_offline()
    : (failureMessage(result) ?? (firstWrong && m.error_check_values()));

  return {
    result,
    /** Which form of its page the result is about, or is on its way, where that was named. */
    sentName,
    /** What the form as a whole says. */
    alert,
    isSending: progress !== undefined,
    progress,
    cancel: () => sending.current?.abort(),
    /** A value to begin with: what was posted, else what is stored. */
    value: (name: TField, stored = '') => posted?.values[name] ?? stored,
    /** What a `Field` needs to know. */
    field: (name: TField): FieldState => {
      const code = result.errors[name];
      return { name, error: code && fieldMessage(code, words[name]), hasFocus: firstWrong === name };
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
      /**
       * Looks again at a wrong field while it is mended. Not when it is left: the message that goes would move the
       * button from under the very click that leaves the field.
       */
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const name = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
        if (!result.errors[name] || check(new FormData(event.currentTarget))[name]) return;
        const { [name]: _before, ...others } = result.errors;
        setResult((before) => ({ ...before, errors: others }));
      },
    } as const,
    /** Name and value of the hidden field, or of the button, that says which form of its page it is. */
    named: (name: string) => ({ name: formNameField, value: name }),
  };
}

export type Form<TField extends string> = ReturnType<typeof useForm<TField>>;
