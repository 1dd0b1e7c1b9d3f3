import { ByteBudget } from '#request-body/byte-budget.ts';
import { BodyError, readBody } from '#request-body/read-body.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

/** Of texts that this process receives at once; beyond that, visitors are asked to send again. */
export const textInFlight = new ByteBudget({ whole: 128_000_000, share: 32_000_000 });

/** All text of one request; 1 MB takes 8 s at 1 Mbit/s. */
export const maxTextBytes = 1_000_000;

const bounds = { maxBytes: maxTextBytes, seconds: 20 };

const answers = {
  too_large: () => plain(413, 'Too large'),
  timeout: () => plain(408, 'Too slow'),
  busy: () => plain(503, 'Busy', { 'retry-after': '5' }),
};

/**
 * The request with its body read, for bodies that are small by nature.
 * @returns an answer in its place where there is more than a megabyte, whatever its headers say, or it takes longer than
 *   20 s, or too much is on its way from this client or in all
 */
export async function withShortBody(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  try {
    const { clientAddress } = requestContext();
    const body = await readBody(request, bounds, { inFlight: textInFlight, clientAddress });
    const { method, headers, signal } = request;
    return new Request(request.url, { method, headers, signal, body });
  } catch (error) {
    if (error instanceof BodyError) return answers[error.fault]();
    throw error;
  }
}
