/** Fails the reading of a body that turns out larger than was allowed. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * The request with a body that ends in an error beyond `maxBytes`, however long it said it was; undefined when
 * it says itself that it is too long.
 */
export function limitBody(request: Request, maxBytes: number): Request | undefined {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!request.body) return request;
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > maxBytes) controller.error(new BodyTooLargeError());
      else controller.enqueue(chunk);
    },
  });
  // Node needs `duplex` for a body that is a stream; the DOM's types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counter), duplex: 'half' };
  return new Request(request, init);
}
