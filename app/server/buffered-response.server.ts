/** `Response` would copy bytes, and encodes text more slowly than the page takes to render. */
export class WholeResponse extends Response {
  readonly #bytes: ArrayBuffer;

  constructor(parts: readonly string[], init: ResponseInit) {
    const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    const bytes = Buffer.allocUnsafeSlow(length);
    let at = 0;
    for (const part of parts) at += bytes.write(part, at);
    const pull = (controller: ReadableStreamDefaultController): void => {
      controller.enqueue(bytes);
      controller.close();
    };
    super(new ReadableStream({ pull }, { highWaterMark: 0 }), init);
    this.#bytes = bytes.buffer;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}
