import * as v from 'valibot';
import { callApi } from '#app/api-client/api-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import {
  type FormOutcome,
  invalidFields,
  receiveForms,
  refuse,
  resultOfProblem,
} from '#app/forms/forms.server.ts';
import { leaveSession } from '#app/session/start-session.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { passwordForgotSchema, passwordResetSchema } from '#contract/members.ts';

type Fields = Record<string, string>;

async function forgot(fields: Fields): Promise<FormOutcome> {
  const request = v.safeParse(passwordForgotSchema, fields);
  if (!request.success) return invalidFields(checkFields(passwordForgotSchema, fields));
  const result = await callApi(endpoints.forgotPassword, { body: request.output });
  if (!result.ok) return resultOfProblem(result, ['email']);
  // The same answer for every address, so that it does not disclose accounts.
  return { location: '/password/forgot?done=sent' };
}

async function reset(fields: Fields): Promise<FormOutcome> {
  const request = v.safeParse(passwordResetSchema, fields);
  if (!request.success) {
    const { token, ...errors } = checkFields(passwordResetSchema, fields);
    return token ? refuse('expired') : invalidFields(errors);
  }
  const result = await callApi(endpoints.resetPassword, { body: request.output });
  if (!result.ok) return resultOfProblem(result, ['password']);
  await leaveSession();
  return { location: '/login?done=reset' };
}

export function receiveForgot<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { forgot: ({ fields }) => forgot(fields) });
}

export function receiveReset<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { reset: ({ fields }) => reset(fields) });
}
