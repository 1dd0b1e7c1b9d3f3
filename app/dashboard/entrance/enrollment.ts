import * as v from 'valibot';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { staffEnrollSchema } from '#contract/staff.ts';

/** The password and the code of an authenticator app. */
export const appEnrollmentSchema = v.required(v.omit(staffEnrollSchema, ['passkey']), ['code']);

/** Name of the recovery codes in the context of the form's result, separated by spaces. */
export const codesContext = 'recoveryCodes';

/** The URL of a posted form is without it. */
export function invitationToken({ posted, search }: Pick<PageProps, 'posted' | 'search'>): string {
  return posted?.hidden.token ?? search.token ?? '';
}
