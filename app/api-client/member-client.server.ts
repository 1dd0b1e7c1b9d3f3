import { redirect } from '@tanstack/react-router';
import type * as v from 'valibot';
import { log } from '#app/server/log.server.ts';
import { type RequestContext, requestContext } from '#app/server/request-context.server.ts';
import { clearToken, correctHint } from '#app/session/session-cookie.server.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Member } from '#contract/members.ts';
import { type ApiRequest, type ApiResult, callApi, unexpected } from './api-client.server.ts';

function toHomepage() {
  return redirect({ to: '/', search: { lang: requestContext().locale }, statusCode: 302 });
}

function endSession(): void {
  const { requestId, path } = requestContext();
  log.info({ requestId, path }, 'The API refused a token: signed out');
  clearToken();
}

/** Each member function calls this, so each checks the session. @throws a redirect to the homepage, or as callApi */
export async function callMemberApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<ApiResult<TEndpoint>> {
  const { token } = requestContext();
  if (!token) throw toHomepage();
  const result = await callApi(endpoint, { ...request, token });
  if (result.ok || result.problem.code !== 'unauthenticated') return result;
  endSession();
  throw toHomepage();
}

/** Undefined on a 404. @throws as callMemberApi, and {ApiContractError} on any other problem */
export async function findOwn<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']> | undefined> {
  const result = await callMemberApi(endpoint, request);
  if (result.ok) return result.body;
  if (result.problem.status === 404) return undefined;
  throw unexpected(endpoint, result.problem);
}

export async function readOwn<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  const result = await callMemberApi(endpoint, request);
  if (result.ok) return result.body;
  throw unexpected(endpoint, result.problem);
}

/** Any failure counts as signed out and ends the session (specification, section 4). */
export function findSessionMember(): Promise<Member | null> {
  const context = requestContext();
  context.member ??= requestMember(context);
  return context.member;
}

async function requestMember({ token, requestId }: RequestContext): Promise<Member | null> {
  if (!token) {
    correctHint();
    return null;
  }
  try {
    const result = await callApi(endpoints.getMe, { token });
    if (result.ok) return result.body.data;
    endSession();
  } catch (error) {
    log.warn({ err: error, requestId }, 'The session could not be checked: signed out');
    clearToken();
  }
  return null;
}
