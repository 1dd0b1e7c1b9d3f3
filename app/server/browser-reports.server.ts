import * as v from 'valibot';
import { BodyError, readBody } from '#request-body/read-body.ts';
import { env } from './env.server.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

const bounds = { maxBytes: 16_000, seconds: 5 };
const windowMs = 60_000;
const perMinute = { address: 10, all: 100 };

type Limit = (address: string) => boolean;

function createLimit(): Limit {
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

const limits = { 'client-errors': createLimit(), 'field-data': createLimit() };

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

/** Receives reports of pages, bounded in size and number, and only from this site's pages. */
export async function receiveReport<TSchema extends v.GenericSchema>(
  request: Request,
  kind: keyof typeof limits,
  schema: TSchema,
  handle: (report: v.InferOutput<TSchema>) => void,
): Promise<Response> {
  if (request.method !== 'POST') return plain(405, 'Only POST', { allow: 'POST' });
  if (!isOwnOrigin(request)) return plain(403, 'Another origin');
  if (request.headers.get('content-type') !== 'application/json') return plain(415, 'Not JSON');
  if (!limits[kind](requestContext().clientAddress)) {
    return plain(429, 'Too many reports', { 'retry-after': String(windowMs / 1000) });
  }
  try {
    const { success, output } = v.safeParse(schema, await readReport(request));
    if (!success) return plain(400, 'Bad request');
    handle(output);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (error instanceof BodyError) return plain(error.fault === 'too_large' ? 413 : 503, 'Not read');
    throw error;
  }
}
