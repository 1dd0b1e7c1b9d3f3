/**
 * The request with its body read, for bodies that are small by nature.
 * @returns undefined when the body is longer than `maxBytes`, whatever its headers say
 */
export async function withBody(request: Request, maxBytes: number): Promise<Request | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body) {
    received += chunk.byteLength;
    if (received > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body: Buffer.concat(chunks) });
}
