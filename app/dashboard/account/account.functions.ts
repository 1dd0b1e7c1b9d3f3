import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { clearStaffToken } from '#app/dashboard/session/staff-cookie.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { passkeyParamsSchema } from '#contract/passkeys.ts';
import { addPasskeySchema } from '#contract/staff.ts';

const givenSchema = v.object({ current: v.string(), next: v.string() });

/** Ends all own sessions. */
export const changeOwnPassword = createServerFn({ method: 'POST' })
  .validator(validInput(givenSchema))
  .handler(async ({ data: body }) => {
    const result = await actOnApi(endpoints.changeStaffPassword, { body });
    if (result.ok) clearStaffToken();
    return result;
  });

export const renewCodes = createServerFn({ method: 'POST' }).handler(() =>
  actOnApi(endpoints.renewRecoveryCodes, {}),
);

export const getPasskeyOptions = createServerFn({ method: 'POST' }).handler(() =>
  actOnApi(endpoints.newPasskeyOptions, {}),
);

export const addPasskey = createServerFn({ method: 'POST' })
  .validator(validInput(addPasskeySchema))
  .handler(({ data: body }) => actOnApi(endpoints.addPasskey, { body }));

export const removePasskey = createServerFn({ method: 'POST' })
  .validator(validInput(passkeyParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.removePasskey, { params }));
