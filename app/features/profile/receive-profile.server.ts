import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { refuseOldConsents } from '#app/consents/consents.server.ts';
import {
  type FormOutcome,
  invalidFields,
  receiveForms,
  refuse,
  resultOfProblem,
} from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { clearToken } from '#app/session/session-cookie.server.ts';
import { linkedAccountsPath, withSearch } from '#app/social/social-paths.ts';
import { endpoints } from '#contract/endpoints.ts';
import { socialProviders } from '#contract/members.ts';
import { profileChangeOf, profileErrors, profileFields } from './profile.schema.ts';

const unlinkSchema = v.object({ provider: v.picklist(socialProviders) });

async function save(fields: Partial<Record<string, string>>): Promise<FormOutcome> {
  const errors = profileErrors(fields);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const refusal = await refuseOldConsents(fields);
  if (refusal) return refusal;
  const result = await callMemberApi(endpoints.changeMe, { body: profileChangeOf(fields) });
  return result.ok ? { location: '/mypage/profile?done=saved' } : resultOfProblem(result, profileFields);
}

async function unlinkAccount({ fields }: Post): Promise<FormOutcome> {
  const params = v.safeParse(unlinkSchema, fields);
  if (!params.success) return refuse('again');
  const result = await callMemberApi(endpoints.unlinkProvider, { params: params.output });
  // Not found: already unlinked in another window.
  const isDone = result.ok || result.problem.code === 'not_found';
  if (isDone) return { location: withSearch(linkedAccountsPath, { social: 'unlinked' }) };
  return resultOfProblem(result, []);
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
