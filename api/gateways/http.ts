import { ServiceUnavailableError } from './gateways.ts';

const maxAnswerBytes = 256 * 1024;

export type HttpAnswer = {
  status: number;
  isOk: boolean;
  body: unknown;
};

export type HttpRequest = {
  service: string;
  url: string | URL;
  timeoutMs: number;
  method?: 'DELETE';
  /** A POST as form or JSON; without it a GET. */
  body?: URLSearchParams | Record<string, unknown>;
  headers?: Record<string, string>;
};

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > maxAnswerBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** fetch's own messages may hold the requested address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (current.message === 'too long') return 'the answer is too long';
    if (current.message === 'unexpected redirect') return 'it redirects';
  }
  return error.name;
}

/** Redirects are refused: they could leak secrets. @throws {ServiceUnavailableError} */
export async function request({
  service,
  url,
  timeoutMs,
  method,
  body,
  headers = {},
}: HttpRequest): Promise<HttpAnswer> {
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      ...(method && { method }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, isOk: response.ok, body: parseJson(await readText(response)) };
  } catch (error) {
    throw new ServiceUnavailableError(`${service} cannot be reached: ${reasonOf(error)}`);
  }
}

export function plainCode(code: unknown): string {
  const text = typeof code === 'number' ? String(code) : code;
  return typeof text === 'string' && /^[\w.-]{1,64}$/.test(text) ? text : '';
}
