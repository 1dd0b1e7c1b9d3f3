import { ByteBudget } from '#contract/byte-budget.ts';
import { ProblemError } from './problems.ts';

/** Of bodies that this process receives at once; beyond that, others are asked to come back. */
const inFlight = new ByteBudget({ whole: 256_000_000, share: 64_000_000 });

/** What a body may be: so long, and so long on its way. */
export type BodyBounds = { maxBytes: number; seconds: number };

async function readAll(
  body: ReadableStream<Uint8Array>,
  { maxBytes, seconds }: BodyBounds,
  clientAddress: string,
): Promise<Uint8Array> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  let isLate = false;
  // Ends the reading below too, as if the body had ended.
  const deadline = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, seconds * 1000);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      received += read.value.byteLength;
      const isTooMuch = inFlight.take(clientAddress, read.value.byteLength);
      if (received > maxBytes) throw new ProblemError('payload_too_large');
      if (isTooMuch) throw new ProblemError('unavailable');
      chunks.push(read.value);
    }
    if (isLate) throw new ProblemError('request_timeout');
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(deadline);
    inFlight.giveBack(clientAddress, received);
    reader.releaseLock();
  }
}

/**
 * The bytes of a request's body.
 * @throws {ProblemError} payload_too_large when there are more than `maxBytes`, whatever its headers say;
 *   request_timeout when they take too long; unavailable while too much is on its way from this client or in all
 */
export async function readBytes(
  request: Request,
  bounds: BodyBounds,
  clientAddress: string,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bounds.maxBytes)
    throw new ProblemError('payload_too_large');
  return request.body ? readAll(request.body, bounds, clientAddress) : new Uint8Array();
}
