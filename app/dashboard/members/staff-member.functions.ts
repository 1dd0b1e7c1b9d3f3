import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { showFieldSchema } from '#contract/staff-members.ts';
import { idempotencyKeySchema } from '#contract/text.ts';

const shown = v.object({ ...idParamsSchema.entries, ...showFieldSchema.entries });

export const showMemberField = createServerFn({ method: 'POST' })
  .validator(validInput(shown))
  .handler(({ data: { id, field } }) =>
    actOnApi(endpoints.showMemberField, { params: { id }, body: { field } }),
  );

/** The API checks the amount and the reason, and names the errors. */
const points = v.object({
  ...idParamsSchema.entries,
  amount: v.number(),
  reason: v.string(),
  key: idempotencyKeySchema,
});

export const changePoints = createServerFn({ method: 'POST' })
  .validator(validInput(points))
  .handler(({ data: { id, key, ...body } }) =>
    actOnApi(endpoints.changePoints, { params: { id }, body, headers: { 'idempotency-key': key } }),
  );

export const endSessionsOfMember = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.endSessionsOfMember, { params }));
