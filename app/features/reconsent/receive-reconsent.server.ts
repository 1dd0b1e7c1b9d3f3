import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { refuseOldConsents } from '#app/consents/consents.server.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { returnField } from '#app/session/return-path.ts';
import { safePath } from '#app/session/safe-path.ts';
import { endpoints } from '#contract/endpoints.ts';
import { checkReconsent, reconsentOf } from './reconsent.schema.ts';

async function agree(fields: Partial<Record<string, string>>): Promise<FormOutcome> {
  const errors = checkReconsent(fields);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const refusal = await refuseOldConsents(fields);
  if (refusal) return refusal;
  const body = reconsentOf(fields);
  const result = await callMemberApi(endpoints.changeMe, { body });
  if (!result.ok) return resultOfProblem(result, Object.keys(body));
  const path = safePath(fields[returnField]);
  return { location: path === '/' ? '/mypage' : path };
}

export function receiveReconsent<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { reconsent: ({ fields }) => agree(fields) });
}
