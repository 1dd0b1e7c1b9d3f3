import { type ApiResult, callApi } from '#app/api-client/api-client.server.ts';
import { refuseOldConsents } from '#app/consents/consents.server.ts';
import { readConsents } from '#app/consents/consents.ts';
import {
  type FormOutcome,
  invalidFields,
  receiveForms,
  refuse,
  resultOfProblem,
} from '#app/forms/forms.server.ts';
import { startSession } from '#app/session/start-session.server.ts';
import { withSearch } from '#app/social/social-paths.ts';
import { signInEndpoint } from './exchange.server.ts';
import { needsConsents, signUpFields } from './sign-up-fields.ts';
import { searchOfProblem } from './social-problem.server.ts';
import { checkSignUpFields } from './social-sign-up.schema.ts';
import {
  dropTicket,
  missingFieldsOf,
  readTicket,
  type SocialTicket,
  storeTicket,
} from './social-ticket.server.ts';

type Fields = Record<string, string>;
type Refusal = Extract<ApiResult<ReturnType<typeof signInEndpoint>>, { ok: false }>;

/** Consents that the page does not show are sent as false: the API reads missing ones as not required. */
function bodyOf({ ticket, missing }: SocialTicket, fields: Fields) {
  const given = (name: 'email' | 'name' | 'password') =>
    (missing.includes(name) && fields[name]) || undefined;
  const [email, name, password] = [given('email'), given('name'), given('password')];
  return {
    ticket,
    ...(email && { email }),
    ...(name && { name }),
    ...(password && { password }),
    ...readConsents(needsConsents(missing) ? fields : {}),
  };
}

function giveUp({ next }: SocialTicket, search: ReturnType<typeof searchOfProblem>): FormOutcome {
  dropTicket();
  return { location: withSearch('/login', { next, ...search }) };
}

function refusalOf(ticket: SocialTicket, refusal: Refusal): FormOutcome {
  const { problem } = refusal;
  const { code } = problem;
  if (code === 'code_expired' || code === 'account_withdrawn')
    return giveUp(ticket, searchOfProblem(problem));
  if (problem.ticket === undefined) return resultOfProblem(refusal, signUpFields);
  const missing = [...new Set([...ticket.missing, ...missingFieldsOf(problem)])];
  storeTicket({ ...ticket, ticket: problem.ticket, missing });
  if (code === 'email_taken')
    return refuse('email_taken', {
      errors: { password: 'required' },
      context: { missing: missing.join(' ') },
    });
  // The API requires a field that the page does not show yet.
  if (missing.length > ticket.missing.length) return { location: '/signup/social' };
  return resultOfProblem(refusal, signUpFields);
}

async function finish(request: Request, fields: Fields): Promise<FormOutcome> {
  const ticket = readTicket(request);
  if (!ticket) return { location: '/login?social=expired' };
  const errors = checkSignUpFields(ticket.missing, fields);
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const outdated = needsConsents(ticket.missing) ? await refuseOldConsents(fields) : undefined;
  if (outdated) return outdated;
  const result = await callApi(signInEndpoint(ticket.provider), { body: bodyOf(ticket, fields) });
  if (!result.ok) return refusalOf(ticket, result);
  dropTicket();
  await startSession(result.body.data);
  return { location: ticket.next };
}

export function receiveSocialSignUp<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, { social: ({ fields }) => finish(request, fields) });
}
