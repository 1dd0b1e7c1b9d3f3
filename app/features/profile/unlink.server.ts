import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { type FormOutcome, refuse, resultOfProblem } from '#app/forms/forms.server.ts';
import type { Post } from '#app/forms/posted-form.server.ts';
import { linkedAccountsPath, withSearch } from '#app/social/social-paths.ts';
import { endpoints } from '#contract/endpoints.ts';
import { socialProviders } from '#contract/members.ts';

const fieldsSchema = v.object({ provider: v.picklist(socialProviders) });

export async function unlinkAccount({ fields }: Post): Promise<FormOutcome> {
  const params = v.safeParse(fieldsSchema, fields);
  if (!params.success) return refuse('again');
  const result = await callMemberApi(endpoints.unlinkProvider, { params: params.output });
  // Not found: already unlinked in another window.
  const isDone = result.ok || result.problem.code === 'not_found';
  if (isDone) return { location: withSearch(linkedAccountsPath, { social: 'unlinked' }) };
  return resultOfProblem(result, []);
}
