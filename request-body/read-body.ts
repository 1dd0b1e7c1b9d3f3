import { ByteBudget } from './byte-budget.ts';

/** 'busy': the memory budget of this client or of the process is used up. */
export type BodyFault = 'too_large' | 'timeout' | 'busy';

export class BodyError extends Error {
  override name = 'BodyError';
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(`Request body refused: ${fault}`);
    this.fault = fault;
  }
}

export type BodyBounds = { maxBytes: number; seconds: number };

const inFlight = new ByteBudget({ whole: 128_000_000, share: 32_000_000 });

const firstBlockBytes = 1_024;
const blockBytes = 65_536;

/** Repacks into blocks of 64 KiB: 3 MB sent byte by byte took 2 GB as chunks. @throws {BodyError} */
export async function* bodyBlocks(
  body: ReadableStream<Uint8Array>,
  seconds: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body.getReader();
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, seconds * 1000);
  let block = new Uint8Array(firstBlockBytes);
  let filled = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      let piece = read.value;
      while (piece.byteLength > 0) {
        if (filled === blockBytes) {
          yield block;
          block = new Uint8Array(blockBytes);
          filled = 0;
        } else if (filled === block.byteLength) {
          const longer = new Uint8Array(4 * filled);
          longer.set(block);
          block = longer;
        }
        const fitting = piece.subarray(0, block.byteLength - filled);
        block.set(fitting, filled);
        filled += fitting.byteLength;
        piece = piece.subarray(fitting.byteLength);
      }
    }
    if (filled > 0) yield block.subarray(0, filled);
    if (isLate) throw new BodyError('timeout');
  } finally {
    clearTimeout(deadline);
    reader.releaseLock();
  }
}

export async function readBody(
  request: Request,
  { maxBytes, seconds }: BodyBounds,
  clientAddress: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyError('too_large');
  if (!request.body) return new Uint8Array();
  const blocks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const block of bodyBlocks(request.body, seconds)) {
      received += block.byteLength;
      const isTooMuch = inFlight.take(clientAddress, block.byteLength);
      if (received > maxBytes) throw new BodyError('too_large');
      if (isTooMuch) throw new BodyError('busy');
      blocks.push(block);
    }
    return Buffer.concat(blocks);
  } finally {
    inFlight.giveBack(clientAddress, received);
  }
}
