import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { callApi, readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { setStaffToken } from '#app/dashboard/session/staff-cookie.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { staffEnrollSchema, staffPasskeyLoginSchema } from '#contract/staff.ts';
import { enroll } from './enrollment.server.ts';

export const getPasskeyChallenge = createServerFn({ method: 'POST' }).handler(
  async () => (await readApi(endpoints.staffPasskeyOptions, {})).data,
);

/** Returns the problem's code, or undefined after success. */
export const signInWithPasskey = createServerFn({ method: 'POST' })
  .validator(validInput(staffPasskeyLoginSchema))
  .handler(async ({ data }) => {
    const result = await callApi(endpoints.staffPasskeyLogin, { body: data });
    if (!result.ok) return result.problem.code;
    setStaffToken(result.body.data);
    return undefined;
  });

const passkeyEnrollmentSchema = v.required(v.omit(staffEnrollSchema, ['code']), ['passkey']);

export const enrollWithPasskey = createServerFn({ method: 'POST' })
  .validator(validInput(passkeyEnrollmentSchema))
  .handler(({ data }) => enroll(data));
