import { type FormEvent, useState } from 'react';
import { fieldText } from '#app/dashboard/forms/use-dashboard-form.ts';
import type { FieldMessages } from '#app/forms/form-messages.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import type { StaffResult } from './staff-result.ts';
import { useStaffAct } from './use-staff-act.ts';

export type Sent = { form: HTMLFormElement; sent: FormData };

type Definition<TData> = {
  send: (fields: FormData) => Promise<StaffResult<TData>>;
  done: string;
  messages?: Readonly<Record<string, FieldMessages>>;
  onDone?: (data: TData, sent: Sent) => void;
  /** Handles another problem than wrong fields. Returns false to have it shown. */
  onProblem?: (code: string) => boolean;
};

/** Errors of a field are those of its path, and of paths within it. */
function codeOf(errors: FormErrors, name: string) {
  const path = Object.keys(errors).find((key) => key === name || key.startsWith(`${name}.`));
  return path === undefined ? undefined : errors[path];
}

function focusField(form: HTMLFormElement, errors: FormErrors): boolean {
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement => 'name' in element && typeof element.name === 'string',
  );
  const first = controls.find(({ name }) => name !== '' && codeOf(errors, name));
  // After the error was rendered beside the field.
  if (first) setTimeout(() => first.focus());
  return first !== undefined;
}

export function useActForm<TData>({ send, done, messages = {}, onDone, onProblem }: Definition<TData>) {
  const { act, isActing } = useStaffAct();
  const [errors, setErrors] = useState<FormErrors>({});

  const submit = async (form: HTMLFormElement) => {
    setErrors({});
    let sent = new FormData(form);
    const sendFields = () => {
      sent = new FormData(form);
      return send(sent);
    };
    await act(sendFields, {
      done,
      onDone: (data) => onDone?.(data, { form, sent }),
      onProblem: (problem) => {
        if (problem.code !== 'validation_failed') return onProblem?.(problem.code) ?? false;
        setErrors(problem.errors);
        return focusField(form, problem.errors);
      },
    });
  };
  const field = (name: string) => {
    const code = codeOf(errors, name);
    return { name, error: code && fieldText(code, messages[name] ?? {}), hasFocus: false };
  };
  return {
    field,
    isActing,
    props: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
