import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { staffChangeSchema, staffSessionParamsSchema } from '#contract/staff.ts';

const changeSchema = v.object({ ...idParamsSchema.entries, ...staffChangeSchema.entries });

export const changeStaff = createServerFn({ method: 'POST' })
  .validator(validInput(changeSchema))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.changeStaff, { params: { id }, body }));

export const reinviteStaff = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.reinviteStaff, { params }));

export const endStaff = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.endStaff, { params }));

export const endSessionsOfStaff = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.endSessionsOfStaff, { params }));

export const endSessionOfStaff = createServerFn({ method: 'POST' })
  .validator(validInput(staffSessionParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.endSessionOfStaff, { params }));
