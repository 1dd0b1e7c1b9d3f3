import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { passwordChangeSchema } from '#contract/members.ts';

async function change({ current, next = '' }: Partial<Record<string, string>>): Promise<FormOutcome> {
  const body = { next, ...(current !== undefined && { current }) };
  const errors = checkFields(passwordChangeSchema, body);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const result = await callMemberApi(endpoints.changePassword, { body });
  if (!result.ok) return resultOfProblem(result, ['current', 'next']);
  return { location: `/mypage/password?done=${current === undefined ? 'set' : 'changed'}` };
}

export function receivePasswordChange<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { password: ({ fields }) => change(fields) });
}
