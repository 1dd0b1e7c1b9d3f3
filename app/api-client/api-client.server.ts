import type * as v from 'valibot';
import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Problem, problemSchema } from '#contract/problem.ts';
import type { PostedFile } from '#request-body/collect-files.ts';
import type { ParsedForm } from '#request-body/multipart.ts';
import { ApiContractError, ApiUnavailableError } from './api-errors.server.ts';
import { buildRequest, formOf, timeoutOf } from './api-request.server.ts';
import { apiTransport } from './api-transport.server.ts';
import { within, withSignal } from './deadline.server.ts';
import { parseAnswer } from './parse-answer.server.ts';
import { readResiliently } from './resilience.server.ts';

type Given<TSchema, TName extends string> = TSchema extends v.GenericSchema
  ? { [Name in TName]: v.InferInput<TSchema> }
  : { [Name in TName]?: undefined };

export type ApiRequest<TEndpoint extends Endpoint> = Given<TEndpoint['request']['params'], 'params'> &
  Given<TEndpoint['request']['query'], 'query'> &
  Given<TEndpoint['request']['headers'], 'headers'> &
  Given<TEndpoint['request']['body'], 'body'> &
  (TEndpoint['request'] extends { multipart: object } ? { files?: readonly PostedFile[] } : object) & {
    token?: string;
  };

export type ApiResult<TEndpoint extends Endpoint> =
  | { ok: true; body: v.InferOutput<TEndpoint['response']['schema']> }
  | { ok: false; problem: Problem; retryAfter: number | undefined };

const maxAnswerBytes = 4_000_000;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > maxAnswerBytes) throw new RangeError('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // The cause is left out: its message quotes the text.
    throw new ApiContractError('The API answered with something that is not JSON');
  }
}

type Answer = { status: number; read: () => unknown; retryAfter: number | undefined };

function secondsToWait(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : undefined;
}

type Outgoing = { request: Request; form: ParsedForm | undefined };

function pageOf({ method }: Request): object | undefined {
  const context = requestContext();
  context.reads = method === 'GET' ? (context.reads ?? {}) : undefined;
  return context.reads;
}

async function sendOnce({ request, form }: Outgoing, signal: AbortSignal): Promise<Answer> {
  const { clientAddress, requestId } = requestContext();
  let read: Answer['read'] | undefined;
  const handOver = (body: unknown) => {
    read = () => body;
  };
  const context = { clientAddress, requestId, report: reportError, form, handOver, page: pageOf(request) };
  const response = await withSignal(apiTransport().fetch(request, context, signal), signal);
  const { status } = response;
  if (read && status < 400) return { status, read, retryAfter: undefined };
  const text = await withSignal(readText(response), signal);
  return { status, read: () => parseJson(text), retryAfter: secondsToWait(response) };
}

async function send(outgoing: Outgoing, timeoutMs: number): Promise<Answer> {
  let answer: Answer;
  try {
    // Writes are sent once: without a response it is unknown whether they took effect.
    answer = await within(timeoutMs, (signal) => {
      const attempt = () => sendOnce(outgoing, signal);
      return outgoing.request.method === 'GET' ? readResiliently(attempt, signal) : attempt();
    });
  } catch (cause) {
    throw new ApiUnavailableError('The API did not answer', 503, cause);
  }
  if (answer.status < 500) return answer;
  throw new ApiUnavailableError(`The API answered ${answer.status}`, answer.status === 503 ? 503 : 500);
}

/** @throws {ApiUnavailableError} after 10 s (60 s with files) or on a 5xx; {ApiContractError} outside the contract */
export async function callApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<ApiResult<TEndpoint>> {
  const { status, read, retryAfter } = await send(
    { request: buildRequest(endpoint, request), form: formOf(request) },
    timeoutOf(request),
  );
  if (status >= 400)
    return {
      ok: false,
      problem: parseAnswer(endpoint, problemSchema, read(), reportError),
      retryAfter,
    };
  const schema: TEndpoint['response']['schema'] = endpoint.response.schema;
  return { ok: true, body: parseAnswer(endpoint, schema, read(), reportError) };
}

export function unexpected(endpoint: Endpoint, { status, code }: Problem): Error {
  const message = `${endpoint.method} ${endpoint.path} answered ${status} ${code}`;
  return status === 429 ? new ApiUnavailableError(message, 503) : new ApiContractError(message);
}

/** Undefined on a 404. @throws {ApiUnavailableError} also on a 429; {ApiContractError} on any other problem */
export async function findInApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']> | undefined> {
  const result = await callApi(endpoint, request);
  if (result.ok) return result.body;
  if (result.problem.status === 404) return undefined;
  throw unexpected(endpoint, result.problem);
}

export async function readApi<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  request: ApiRequest<TEndpoint>,
): Promise<v.InferOutput<TEndpoint['response']['schema']>> {
  const result = await callApi(endpoint, request);
  if (result.ok) return result.body;
  throw unexpected(endpoint, result.problem);
}
