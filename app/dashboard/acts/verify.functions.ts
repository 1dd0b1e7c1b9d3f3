import { createServerFn } from '@tanstack/react-start';
import { validInput } from '#app/api-client/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { stepUpSchema } from '#contract/staff.ts';
import { actOnApi } from './act-on-api.server.ts';

export const verifyAgain = createServerFn({ method: 'POST' })
  .validator(validInput(stepUpSchema))
  .handler(({ data }) => actOnApi(endpoints.staffStepUp, { body: data }));
