import { redirect } from '@tanstack/react-router';
import type * as v from 'valibot';
import { type ApiRequest, type ApiResult, callApi, unexpected } from '#app/api-client/api-client.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StaffMe } from '#contract/staff.ts';
import { clearStaffToken } from './staff-cookie.server.ts';

function toLogin() {
  const { locale } = requestContext();
  return redirect({ to: '/admin/$', params: { _splat: 'login' }, search: { lang: locale }, statusCode: 302 });
}

/** Undefined without a session, and outside STAFF_NETWORKS. @throws as callApi */
export async function callSignedIn<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<ApiResult<TEndpoint> | undefined> {
  const { staffToken } = requestContext();
  if (!staffToken) return undefined;
  const result = await callApi(endpoint, { ...request, token: staffToken });
  if (result.ok) return result;
  const { code } = result.problem;
  if (code === 'unauthenticated') clearStaffToken();
  return code === 'unauthenticated' || code === 'forbidden_network' ? undefined : result;
}

/** @throws a redirect to the sign-in page, or as callApi */
export async function callStaffApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<ApiResult<TEndpoint>> {
  const result = await callSignedIn(endpoint, request);
  if (!result) throw toLogin();
  return result;
}

export async function readStaffApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  const result = await callStaffApi(endpoint, request);
  if (result.ok) return result.body;
  throw unexpected(endpoint, result.problem);
}

/** Undefined on a 404. */
export async function findInStaffApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']> | undefined> {
  const result = await callStaffApi(endpoint, request);
  if (result.ok) return result.body;
  if (result.problem.status === 404) return undefined;
  throw unexpected(endpoint, result.problem);
}

export async function findStaff(): Promise<StaffMe | null> {
  const result = await callSignedIn(endpoints.getStaffMe, {});
  if (!result) return null;
  if (result.ok) return result.body.data;
  throw unexpected(endpoints.getStaffMe, result.problem);
}
