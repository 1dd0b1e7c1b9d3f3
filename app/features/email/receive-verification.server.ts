import * as v from 'valibot';
import { type FormOutcome, receiveForms, refuse, resultOfProblem } from '#app/lib/forms.server.ts';
import { callMemberApi } from '#app/lib/member-api.server.ts';
import { resendFormName, verificationPath } from '#app/lib/verification-form.ts';
import { endpoints } from '#contract/endpoints.ts';
import { emailTokenSchema } from '#contract/members.ts';

/** As the member who is signed in: somebody else's link verifies nothing. */
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

/** Verifies an e-mail address by the token of a mailed link, or has the mail sent again. */
export function receiveVerification<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    verify: ({ fields }) => verify(fields),
    [resendFormName]: resend,
  });
}
