/**
 * An answer whose bytes are there from the start, and are given away as they are. By itself a response reads them out of a
 * stream, and copies them on the way.
 */
export class WholeResponse extends Response {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(text: string, init: ResponseInit) {
    // A response encodes text in a way that costs more than a page takes to render.
    const bytes = Buffer.from(text);
    super(bytes, init);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    // What is short has a part of a buffer that others have parts of too.
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}
