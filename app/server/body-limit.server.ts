import { BodyError, readBody } from '#request-body/read-body.ts';
import { requestContext } from './request-context.server.ts';
import { plain } from './text-response.server.ts';

const maxTextBytes = 1_000_000;

const bounds = { maxBytes: maxTextBytes, seconds: 20 };

const answers = {
  too_large: () => plain(413, 'Too large'),
  timeout: () => plain(408, 'Too slow'),
  busy: () => plain(503, 'Busy', { 'retry-after': '5' }),
};

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
