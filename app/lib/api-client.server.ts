import * as v from 'valibot';
import { apiBase, type Endpoint } from '#contract/endpoints.ts';
import { type Problem, problemSchema } from '#contract/problem.ts';
import { ApiContractError, ApiUnavailableError } from './api-errors.server.ts';
import { apiTransport } from './api-transport.server.ts';
import { reportError } from './report.server.ts';
import { requestContext } from './request-context.server.ts';

const timeoutMs = 10_000;

type Given<TSchema, TName extends string> = TSchema extends v.GenericSchema
  ? { [Name in TName]: v.InferInput<TSchema> }
  : { [Name in TName]?: undefined };

type ApiRequest<TEndpoint extends Endpoint> = Given<TEndpoint['request']['params'], 'params'> &
  Given<TEndpoint['request']['query'], 'query'> &
  Given<TEndpoint['request']['headers'], 'headers'> &
  Given<TEndpoint['request']['body'], 'body'>;

type ApiResult<TEndpoint extends Endpoint> =
  | { ok: true; body: v.InferOutput<TEndpoint['response']['schema']> }
  | { ok: false; problem: Problem };

type LooseRequest = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };

/** The entries of an object that have a value, as text. */
function textEntries(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

function buildRequest(endpoint: Endpoint, { params, query, headers, body }: LooseRequest): Request {
  const { locale } = requestContext();
  const values = new Map(textEntries(params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const url = new URL(`${apiTransport().origin}${apiBase}${path}`);
  for (const [name, value] of textEntries(query)) url.searchParams.set(name, value);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      'accept-language': locale,
      ...Object.fromEntries(textEntries(headers)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
}

async function send(request: Request): Promise<{ status: number; json: unknown }> {
  const { clientAddress, requestId } = requestContext();
  let response: Response;
  try {
    response = await apiTransport().fetch(request, { clientAddress, requestId, report: reportError });
    if (response.status < 500) return { status: response.status, json: await response.json() };
  } catch (cause) {
    throw new ApiUnavailableError('The API did not answer', 503, cause);
  }
  await response.body?.cancel();
  throw new ApiUnavailableError(`The API answered ${response.status}`, response.status === 503 ? 503 : 500);
}

function parse<TSchema extends v.GenericSchema>(
  endpoint: Endpoint,
  schema: TSchema,
  json: unknown,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const places = result.issues.map((issue) => v.getDotPath(issue) ?? '(root)');
  throw new ApiContractError(
    `${endpoint.method} ${endpoint.path} answered outside the contract at ${places.join(', ')}`,
  );
}

/**
 * Calls an endpoint of the API in the visitor's language: the one door to it. A 4xx answer is returned, for the
 * caller to decide what it means.
 * @throws {ApiUnavailableError} when there is no answer within 10 s, or a 5xx
 * @throws {ApiContractError} when the answer does not fit the contract
 */
export async function callApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<ApiResult<TEndpoint>> {
  const { status, json } = await send(buildRequest(endpoint, request));
  if (status >= 400) return { ok: false, problem: parse(endpoint, problemSchema, json) };
  const schema: TEndpoint['response']['schema'] = endpoint.response.schema;
  return { ok: true, body: parse(endpoint, schema, json) };
}

/**
 * Calls an endpoint of which only success is expected.
 * @throws {ApiContractError} also when the API answers with a problem
 */
export async function readApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  const result = await callApi(endpoint, request);
  if (result.ok) return result.body;
  throw new ApiContractError(
    `${endpoint.method} ${endpoint.path} answered ${result.problem.status} ${result.problem.code}`,
  );
}
