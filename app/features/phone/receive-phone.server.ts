import * as v from 'valibot';
import { codeFormName } from '#app/lib/check-phone-form.ts';
import { type FormOutcome, receiveForms, resultOfProblem, wrongFields } from '#app/lib/forms.server.ts';
import { callMemberApi } from '#app/lib/member-api.server.ts';
import { keepPhoneCode, resultOfCode, sendPhoneCode } from '#app/lib/phone-code.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { phoneChangeSchema } from '#contract/members.ts';
import { checkPhoneChange } from './phone.schema.ts';

async function changePhone(fields: Record<string, string>): Promise<FormOutcome> {
  const change = v.safeParse(phoneChangeSchema, fields);
  if (!change.success) return keepPhoneCode(wrongFields(checkPhoneChange(fields)), fields);
  const result = await callMemberApi(endpoints.changePhone, { body: change.output });
  if (!result.ok) return resultOfCode(resultOfProblem(result, ['mobile', 'code']), fields);
  return { location: '/mypage/phone?done=changed' };
}

/** The form of another mobile number, and its button that asks for a code. */
export function receivePhone<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    phone: ({ fields }) => changePhone(fields),
    [codeFormName]: ({ fields }) =>
      sendPhoneCode(fields, (body) => callMemberApi(endpoints.sendPhoneChangeCode, { body })),
  });
}
