import { callApi } from '#app/api-client/api-client.server.ts';
import { type FormOutcome, receiveForms, resultOfProblem } from '#app/forms/forms.server.ts';
import { endpoints } from '#contract/endpoints.ts';

/** Mail services read the status and follow no redirect (RFC 8058), so the page itself is their answer. */
async function unsubscribe(token: string, isMailService: boolean): Promise<FormOutcome> {
  const result = await callApi(endpoints.unsubscribe, { body: { token } });
  if (!result.ok) return resultOfProblem(result, [], { validation_failed: 'not_found' });
  const done = 'unsubscribed';
  return isMailService
    ? { errors: {}, failure: undefined, context: { done } }
    : { location: `/unsubscribe?done=${done}` };
}

/** The token is that of the address, because mail services post to the link of the mail. */
export function receiveUnsubscribe<T>(request: Request, showPage: () => T): Promise<T | Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return receiveForms(request, showPage, {
    unsubscribe: ({ fields }) => unsubscribe(fields.token ?? token, 'List-Unsubscribe' in fields),
  });
}
