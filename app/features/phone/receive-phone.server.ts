import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { codeFormName } from '#app/phone/check-phone-form.ts';
import { resultOfCode, sendPhoneCode, withUnchangedCode } from '#app/phone/phone-code-result.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { phoneChangeSchema } from '#contract/members.ts';
import { checkPhoneChange } from './phone.schema.ts';

async function changePhone(fields: Record<string, string>): Promise<FormOutcome> {
  const change = v.safeParse(phoneChangeSchema, fields);
  if (!change.success) return withUnchangedCode(invalidFields(checkPhoneChange(fields)), fields);
  const result = await callMemberApi(endpoints.changePhone, { body: change.output });
  if (!result.ok) return resultOfCode(resultOfProblem(result, ['mobile', 'code']), fields);
  return { location: '/mypage/phone?done=changed' };
}

export function receivePhone<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    phone: ({ fields }) => changePhone(fields),
    [codeFormName]: ({ fields }) =>
      sendPhoneCode(fields, (body) => callMemberApi(endpoints.sendPhoneChangeCode, { body })),
  });
}
