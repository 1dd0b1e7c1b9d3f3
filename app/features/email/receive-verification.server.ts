import * as v from 'valibot';
import { callMemberApi } from '#app/api-client/member-client.server.ts';
import { resendFormName, verificationPath } from '#app/components/member/resend-form.tsx';
import { type FormOutcome, receiveForms, refuse, resultOfProblem } from '#app/forms/forms.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { emailTokenSchema } from '#contract/members.ts';

/** Runs as the signed-in member: a link of another member verifies nothing. */
async function verify(fields: Record<string, string>): Promise<FormOutcome> {
  const body = v.safeParse(emailTokenSchema, fields);
  if (!body.success) return refuse('expired');
  const result = await callMemberApi(endpoints.verifyEmail, { body: body.output });
  if (!result.ok) return resultOfProblem(result, []);
  return { location: `${verificationPath}?done=verified` };
}

async function resend(): Promise<FormOutcome> {
  const result = await callMemberApi(endpoints.mailVerification, {});
  if (!result.ok) return resultOfProblem(result, []);
  return { location: `${verificationPath}?done=mailed` };
}

export function receiveVerification<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    verify: ({ fields }) => verify(fields),
    [resendFormName]: resend,
  });
}
