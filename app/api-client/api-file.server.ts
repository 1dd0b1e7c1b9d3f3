import { reportError } from '#app/server/report-error.server.ts';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiUnavailableError } from './api-errors.server.ts';
import { buildRequest, timeoutMs } from './api-request.server.ts';
import { apiTransport } from './api-transport.server.ts';
import { within, withSignal } from './deadline.server.ts';

/** The deadline covers the response headers only: the body takes as long as the visitor's connection needs. */
async function begin(id: string): Promise<Response> {
  const { clientAddress, requestId, token } = requestContext();
  const request = buildRequest(endpoints.downloadFile, {
    params: { id },
    ...(token !== undefined && { token }),
  });
  const context = { clientAddress, requestId, report: reportError };
  try {
    return await within(timeoutMs, (signal) =>
      withSignal(apiTransport().fetch(request, context, signal), signal),
    );
  } catch (cause) {
    throw new ApiUnavailableError('The API did not answer', 503, cause);
  }
}

/** Files are always attachments: an outside API is not trusted. */
function attachment(disposition: string | null): string {
  return disposition !== null && /^attachment\b/i.test(disposition) ? disposition : 'attachment';
}

function lengthOf(headers: Headers): Record<string, string> {
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length === null ? {} : { 'content-length': length };
}

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
