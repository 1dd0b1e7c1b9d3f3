import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FieldState, type FormBasics, useFormEngine } from '#app/components/forms/use-form-engine.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { type FieldMessages, fieldMessage } from '#app/forms/form-messages.ts';
import { type FormAnswer, type FormResult, formAnswerSchema } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import type { FieldCode } from '#contract/field-codes.ts';

type Done = Extract<FormAnswer, { ok: true }>;
type Refused = Extract<FormAnswer, { ok: false }>;

type Definition<TField extends string> = Omit<FormBasics<TField>, 'action'> & {
  /** Its handler's name in the table of `receive-form.server.ts`. */
  name: string;
  page: string;
  /** After success. By default reads the page's data again and navigates to the returned location. */
  onDone?: (location: string) => Promise<void>;
  onRefused?: (answer: Refused) => void;
};

const problemMessages: Partial<Record<string, () => string>> = {
  forbidden: m.admin_forbidden,
  forbidden_network: m.admin_forbidden_network,
  second_factor_required: m.admin_second_factor_required,
};

const codeProblems: ReadonlySet<string> = new Set([
  'second_factor_required',
  'invalid_credentials',
  'too_many_requests',
]);

export function staffMessage(problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : problemMessages[problem]?.();
}

const invalidCodes: ReadonlySet<string> = new Set(['invalid', 'invalid_number', 'out_of_range']);

type StaffFieldMessages = FieldMessages & { invalid?: (() => string) | undefined };

export function fieldText(code: FieldCode, messages: StaffFieldMessages): string {
  if (messages.invalid && invalidCodes.has(code)) return messages.invalid();
  return code === 'too_common' ? m.admin_password_common() : fieldMessage(code, messages);
}

function alertOf(result: FormResult, alert: string | undefined): string | undefined {
  return (result.failure && staffMessage(result.context?.problem)) ?? alert;
}

export function useDashboardForm<TField extends string>(definition: Definition<TField>) {
  const { name, page, posted, onDone, onRefused, messages, check } = definition;
  const queryClient = useQueryClient();
  const router = useRouter();
  const refresh = async (location: string) => {
    form.props.ref.current?.reset();
    await queryClient.invalidateQueries({ queryKey: [staffKey] });
    await router.navigate({ href: location });
  };
  const form = useFormEngine<TField, Done, Refused>({
    messages,
    check,
    posted: posted?.name === name ? posted : undefined,
    action: dashboardHref(page),
    answerSchema: formAnswerSchema,
    onDone: ({ location }) => (onDone ?? refresh)(location),
    onRefused: (answer) => onRefused?.(answer),
    recheck: 'input',
  });
  const field = (fieldName: TField): FieldState => {
    const code = form.result.errors[fieldName];
    return { ...form.field(fieldName), error: code && fieldText(code, messages[fieldName]) };
  };
  const needsCode = codeProblems.has(form.result.context?.problem ?? '');
  return { ...form, field, name, needsCode, alert: alertOf(form.result, form.alert) };
}

export async function openDocument(location: string): Promise<void> {
  window.location.assign(location);
}
