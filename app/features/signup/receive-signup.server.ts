import * as v from 'valibot';
import { callApi } from '#app/api-client/api-client.server.ts';
import { refuseOldConsents } from '#app/consents/consents.server.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { codeFormName } from '#app/phone/check-phone-form.ts';
import { resultOfCode, sendPhoneCode, withUnchangedCode } from '#app/phone/phone-code-result.server.ts';
import { returnField } from '#app/session/return-path.ts';
import { safePath } from '#app/session/safe-path.ts';
import { startSession } from '#app/session/start-session.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { signUpRequestSchema } from '#contract/members.ts';
import { checkSignUp, readSignUp } from './signup.schema.ts';

const fieldNames = Object.keys(signUpRequestSchema.entries);

/** Back to the page before, or to the account page with a welcome. */
function nextPage(returnTo: string | undefined): string {
  const path = safePath(returnTo);
  return path === '/' ? '/mypage?done=joined' : path;
}

async function signUp(fields: Record<string, string>): Promise<FormOutcome> {
  const request = v.safeParse(signUpRequestSchema, readSignUp(fields));
  if (!request.success) return withUnchangedCode(invalidFields(checkSignUp(fields)), fields);
  const refusal = await refuseOldConsents(fields);
  if (refusal) return withUnchangedCode(refusal, fields);
  const result = await callApi(endpoints.signUp, { body: request.output });
  if (!result.ok) return resultOfCode(resultOfProblem(result, fieldNames), fields);
  await startSession(result.body.data);
  return { location: nextPage(fields[returnField]) };
}

export function receiveSignUp<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    signup: ({ fields }) => signUp(fields),
    [codeFormName]: ({ fields }) =>
      sendPhoneCode(fields, (body) => callApi(endpoints.sendSignUpCode, { body })),
  });
}
