import * as v from 'valibot';
import type { ApiRequest, ApiResult } from '#app/api-client/api-client.server.ts';
import { ApiUnavailableError } from '#app/api-client/api-errors.server.ts';
import { callSignedIn } from '#app/dashboard/session/staff-client.server.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { reportError } from '#app/server/report-error.server.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldCodeSchema } from '#contract/field-codes.ts';
import type { Problem } from '#contract/problem.ts';
import { problemOf, type StaffResult, signedOutCode } from './staff-result.ts';

function errorsOf({ errors = [] }: Problem): FormErrors {
  const known = errors.flatMap(({ path, code }) =>
    v.is(fieldCodeSchema, code) ? [[path, code] as const] : [],
  );
  return Object.fromEntries(known);
}

/** For server functions that change something: returns each refusal, so that no page is lost. @throws {ApiContractError} */
export async function actOnApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<StaffResult<v.InferOutput<TEndpoint['response']['schema']>>> {
  let result: ApiResult<TEndpoint> | undefined;
  try {
    result = await callSignedIn(endpoint, request);
  } catch (error) {
    if (!(error instanceof ApiUnavailableError)) throw error;
    reportError(error);
    return { ok: false, problem: problemOf('unavailable') };
  }
  if (!result) return { ok: false, problem: problemOf(signedOutCode) };
  if (result.ok) return { ok: true, data: result.body };
  const { problem, retryAfter } = result;
  const { code, conflict } = problem;
  return { ok: false, problem: { code, errors: errorsOf(problem), retryAfter, conflict } };
}
