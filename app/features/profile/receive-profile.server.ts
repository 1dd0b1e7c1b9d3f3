import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { clearToken } from '#app/session/session-cookie.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { profileChangeSchema } from '#contract/members.ts';
import { profileChangeOf, profileFields } from './profile.schema.ts';
import { unlinkAccount } from './unlink.server.ts';

async function save(fields: Partial<Record<string, string>>): Promise<FormOutcome> {
  const change = profileChangeOf(fields);
  const errors = checkFields(profileChangeSchema, change);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const result = await callMemberApi(endpoints.changeMe, { body: change });
  return result.ok ? { location: '/mypage/profile?done=saved' } : resultOfProblem(result, profileFields);
}

async function signOutEverywhere(): Promise<FormOutcome> {
  const result = await callMemberApi(endpoints.endSessions, {});
  if (!result.ok) return resultOfProblem(result, []);
  clearToken();
  return { location: '/' };
}

export function receiveProfile<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    profile: ({ fields }) => save(fields),
    unlink: unlinkAccount,
    sessions: signOutEverywhere,
  });
}
