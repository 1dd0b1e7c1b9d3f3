import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fieldText, openDocument, useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { failureMessage } from '#app/forms/form-messages.ts';
import type { FormErrors, FormResult, PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { passwordMaxLength } from '#contract/members.ts';
import { staffEnrollSchema, staffPasswordMinLength } from '#contract/staff.ts';
import { enrollmentQueries } from './enrollment.queries.ts';
import { appEnrollmentSchema, codesContext } from './enrollment.ts';
import { enrollWithPasskey } from './passkey.functions.ts';
import { createPasskey } from './web-authn.ts';

const messages = {
  password: { required: m.error_password_required, min: staffPasswordMinLength, max: passwordMaxLength },
  code: { required: m.error_code_required },
};

const passwordOnlySchema = v.pick(staffEnrollSchema, ['password']);

function checkEnrollment(fields: FormData): FormErrors {
  return checkFields(appEnrollmentSchema, Object.fromEntries(fields));
}

function refusalOf(result: FormResult): string {
  const { password } = result.errors;
  if (password) return fieldText(password, messages.password);
  return failureMessage(result) ?? m.admin_passkey_failed();
}

type Given = {
  token: string;
  posted: PostedForm | undefined;
  /** Gets the recovery codes, separated by spaces. */
  onCodes: (codes: string) => void;
};

export function useEnrollment({ token, posted, onCodes }: Given) {
  const queryClient = useQueryClient();

  const finish = ({ context }: Partial<FormResult>): boolean => {
    const codes = context?.[codesContext];
    if (codes !== undefined) onCodes(codes);
    return codes !== undefined;
  };

  const form = useDashboardForm({
    name: 'enroll',
    page: 'enroll',
    messages,
    posted,
    check: checkEnrollment,
    onRefused: finish,
    onDone: openDocument,
  });

  const enrollPasskey = async (): Promise<string | undefined> => {
    const fields = new FormData(form.props.ref.current ?? undefined);
    const password = String(fields.get('password') ?? '');
    const errors = checkFields(passwordOnlySchema, { password });
    if (errors.password) return refusalOf({ errors, failure: undefined });
    // Its challenge is of this moment.
    const invitation = await queryClient.fetchQuery({ ...enrollmentQueries.open(token), staleTime: 0 });
    if (!invitation) return undefined;
    const passkey = await createPasskey(invitation.passkey);
    const result = await enrollWithPasskey({ data: { token, password, passkey } });
    return finish(result) ? undefined : refusalOf(result);
  };

  return { form, enrollPasskey };
}
