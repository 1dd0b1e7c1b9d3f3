import { createServerFn } from '@tanstack/react-start';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { messageParamsSchema, resendSchema } from '#contract/staff-messages.ts';

export const resendMessages = createServerFn({ method: 'POST' })
  .validator(validInput(resendSchema))
  .handler(({ data: body }) => actOnApi(endpoints.resendMessages, { body }));

export const deleteMessage = createServerFn({ method: 'POST' })
  .validator(validInput(messageParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.deleteMessage, { params }));

export const showRecipient = createServerFn({ method: 'POST' })
  .validator(validInput(messageParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.showRecipient, { params }));

export const showBounce = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.showBounce, { params }));
