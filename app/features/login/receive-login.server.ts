import { callApi } from '#app/lib/api-client.server.ts';
import { checkFields } from '#app/lib/check-fields.ts';
import { type FormOutcome, receiveForms, resultOfProblem, wrongFields } from '#app/lib/forms.server.ts';
import { returnField } from '#app/lib/return-path.ts';
import { safePath } from '#app/lib/safe-path.ts';
import { startSession } from '#app/lib/start-session.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { loginRequestSchema } from '#contract/members.ts';

async function signIn({
  email = '',
  password = '',
  [returnField]: next,
}: Partial<Record<string, string>>): Promise<FormOutcome> {
  const errors = checkFields(loginRequestSchema, { email, password });
  if (Object.keys(errors).length > 0) return wrongFields(errors);
  const result = await callApi(endpoints.login, { body: { email, password } });
  if (!result.ok) return resultOfProblem(result, ['email', 'password']);
  await startSession(result.body.data);
  return { location: safePath(next) };
}

export function receiveLogin<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { login: ({ fields }) => signIn(fields) });
}
