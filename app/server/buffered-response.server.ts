export class WholeResponse extends Response {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(parts: readonly string[], init: ResponseInit) {
    // Response encodes text more slowly than the page takes to render.
    const bytes = Buffer.allocUnsafe(parts.reduce((length, part) => length + Buffer.byteLength(part), 0));
    let at = 0;
    for (const part of parts) at += bytes.write(part, at);
    super(bytes, init);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    // Short texts share a pooled buffer.
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}
