import { BodyError, readBody } from '#request-body/read-body.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

/** Milliseconds for a text body; 1 MB takes 8 s at 1 Mbit/s. */
const maxTextBytes = 1_000_000;

const bounds = { maxBytes: maxTextBytes, seconds: 20 };

const answers = {
  too_large: () => plain(413, 'Too large'),
  timeout: () => plain(408, 'Too slow'),
  busy: () => plain(503, 'Busy', { 'retry-after': '5' }),
};

/** A response instead of the request: above a megabyte, after 20 s, or above the memory budget. */
export async function withShortBody(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  try {
    const { clientAddress } = requestContext();
    const body = await readBody(request, bounds, clientAddress);
    const { method, headers, signal } = request;
    return new Request(request.url, { method, headers, signal, body });
  } catch (error) {
    if (error instanceof BodyError) return answers[error.fault]();
    throw error;
  }
}
