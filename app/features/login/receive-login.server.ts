import { callApi } from '#app/api-client/api-client.server.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import { type FormOutcome, invalidFields, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { returnField } from '#app/session/return-path.ts';
import { safePath } from '#app/session/safe-path.ts';
import { startSession } from '#app/session/start-session.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { loginRequestSchema } from '#contract/members.ts';

async function signIn(
  { email = '', password = '' }: Partial<Record<string, string>>,
  next: string | undefined,
): Promise<FormOutcome> {
  const errors = checkFields(loginRequestSchema, { email, password });
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const result = await callApi(endpoints.login, { body: { email, password } });
  if (!result.ok) return resultOfProblem(result, ['email', 'password']);
  await startSession(result.body.data);
  return { location: safePath(next ?? '/mypage') };
}

export function receiveLogin<T>(request: Request, showPage: () => T): Promise<T | Response> {
  // The form sends the return path; a post without it may have it in its address.
  const next = new URL(request.url).searchParams.get('next') ?? undefined;
  return receiveForms(request, showPage, {
    login: ({ fields }) => signIn(fields, fields[returnField] ?? next),
  });
}
