import { reportError } from '#app/server/report.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiUnavailableError } from './api-errors.server.ts';
import { buildRequest, timeoutMs } from './api-request.server.ts';
import { apiTransport } from './api-transport.server.ts';
import { within, withSignal } from './deadline.server.ts';

/** Begins a download. Only its beginning has to come in time: the rest takes as long as the visitor's connection. */
async function begin(id: string): Promise<Response> {
  const { clientAddress, requestId, token } = requestContext();
  const request = buildRequest(endpoints.downloadFile, {
    params: { id },
    ...(token !== undefined && { token }),
  });
  const facts = { clientAddress, requestId, report: reportError };
  try {
    return await within(timeoutMs, (signal) =>
      withSignal(apiTransport().fetch(request, facts, signal), signal),
    );
  } catch (cause) {
    throw new ApiUnavailableError('The API did not answer', 503, cause);
  }
}

/** An outside API is not trusted: whatever it says, a file is never shown in place. */
function attachment(disposition: string | null): string {
  return disposition !== null && /^attachment\b/i.test(disposition) ? disposition : 'attachment';
}

/** Of a file that came compressed this is the length of something else. */
function lengthOf(headers: Headers): Record<string, string> {
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length === null ? {} : { 'content-length': length };
}

/**
 * One of the API's files as the visitor may have it, as a download that is passed on while it comes.
 * @returns undefined when there is none, or none for this visitor
 * @throws {ApiUnavailableError} when there is no answer within 10 s, or a 5xx
 */
export async function openApiFile(id: string): Promise<Response | undefined> {
  const { status, ok, headers, body } = await begin(id);
  if (ok) {
    return new Response(body, {
      headers: {
        'content-type': headers.get('content-type') ?? 'application/octet-stream',
        'content-disposition': attachment(headers.get('content-disposition')),
        ...lengthOf(headers),
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  }
  await body?.cancel();
  if (status === 404) return undefined;
  throw new ApiUnavailableError(`The API answered ${status} for a file`, status === 503 ? 503 : 500);
}
