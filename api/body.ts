import { ProblemError } from './problems.ts';

/**
 * The bytes of a request's body.
 * @throws {ProblemError} payload_too_large when there are more than `maxBytes`, whatever its headers say
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new ProblemError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body ?? []) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new ProblemError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
