import * as v from 'valibot';
import { BodyError, readBody } from '#request-body/read-body.ts';
import { clientErrorLengths } from './client-errors.ts';
import { env } from './env.server.ts';
import { log } from './log.server.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

const bounds = { maxBytes: 16_000, seconds: 5 };
const windowMs = 60_000;
const perMinute = { address: 10, all: 100 };

/** Scripts and messages may quote what a visitor typed: addresses, numbers and query strings are removed. */
function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[?#][^\s)'"]*/g, '')
    .replaceAll(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '[e-mail]')
    .replaceAll(/\d(?:[\s.-]?\d){6,}/g, '[number]');
}

const textOf = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.transform(withoutPersonalData));

const reportSchema = v.strictObject({
  reference: v.pipe(v.string(), v.regex(/^C-[0-9a-z]{1,8}$/)),
  name: textOf(clientErrorLengths.name),
  message: textOf(clientErrorLengths.message),
  stack: textOf(clientErrorLengths.stack),
  path: v.pipe(textOf(clientErrorLengths.path), v.startsWith('/')),
  release: v.pipe(v.string(), v.maxLength(clientErrorLengths.release), v.regex(/^[\w.-]*$/)),
});

function createLimit(): (address: string) => boolean {
  let counts = new Map<string, number>();
  let all = 0;
  let end = 0;
  return (address) => {
    if (Date.now() >= end) {
      counts = new Map();
      all = 0;
      end = Date.now() + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (count > perMinute.address || all >= perMinute.all) return false;
    counts.set(address, count);
    all += 1;
    return true;
  };
}

const isWithinLimit = createLimit();

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === (env.SITE_URL ? env.siteOrigin : new URL(request.url).origin);
}

async function readReport(request: Request): Promise<unknown> {
  const body = await readBody(request, bounds, requestContext().clientAddress);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

export async function receiveClientError(request: Request): Promise<Response> {
  if (request.method !== 'POST') return plain(405, 'Only POST', { allow: 'POST' });
  if (!isOwnOrigin(request)) return plain(403, 'Another origin');
  if (request.headers.get('content-type') !== 'application/json') return plain(415, 'Not JSON');
  if (!isWithinLimit(requestContext().clientAddress)) {
    return plain(429, 'Too many reports', { 'retry-after': String(windowMs / 1000) });
  }
  try {
    const { success, output } = v.safeParse(reportSchema, await readReport(request));
    if (!success) return plain(400, 'Bad request');
    const { reference, path, release, ...err } = output;
    log.error({ reference, path, release, clientError: err }, 'Error in a browser');
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (error instanceof BodyError) return plain(error.fault === 'too_large' ? 413 : 503, 'Not read');
    throw error;
  }
}
