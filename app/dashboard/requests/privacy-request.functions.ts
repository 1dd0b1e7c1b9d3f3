import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { extendRequestSchema, requestChannels, requestKinds } from '#contract/privacy-requests.ts';

const anyText = v.pipe(v.string(), v.maxLength(10_000));

/** The API checks the values and names the errors. */
const entered = v.object({
  kind: v.picklist(requestKinds),
  channel: v.picklist(requestChannels),
  receivedOn: anyText,
  name: anyText,
  email: anyText,
  mobile: anyText,
  note: anyText,
});

export const enterRequest = createServerFn({ method: 'POST' })
  .validator(validInput(entered))
  .handler(({ data }) => actOnApi(endpoints.enterPrivacyRequest, { body: data }));

const extension = v.object({ ...idParamsSchema.entries, ...extendRequestSchema.entries });

export const extendRequest = createServerFn({ method: 'POST' })
  .validator(validInput(extension))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.extendPrivacyRequest, { params: { id }, body }));

const steps = {
  check: endpoints.checkIdentity,
  refuse: endpoints.refusePrivacyRequest,
  answer: endpoints.answerPrivacyRequest,
};

const step = v.object({
  ...idParamsSchema.entries,
  step: v.picklist(['check', 'refuse', 'answer']),
  text: anyText,
});

export const takeStep = createServerFn({ method: 'POST' })
  .validator(validInput(step))
  .handler(({ data: { id, step: name, text } }) => actOnApi(steps[name], { params: { id }, body: { text } }));

export const eraseByRequest = createServerFn({ method: 'POST' })
  .validator(validInput(idParamsSchema))
  .handler(({ data: params }) => actOnApi(endpoints.erasePerson, { params }));
