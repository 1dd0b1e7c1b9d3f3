import type { Readable } from 'node:stream';
import { maxFilesBytes } from '#contract/attachments.ts';
import { ByteBudget } from '#request-body/byte-budget.ts';

/** Unchecked name and content. */
export type PostedFile = { name: string; bytes: Buffer<ArrayBuffer> };

/** Posted files of all requests in this process; above it, the answer is 503. */
const held = new ByteBudget({ whole: 120_000_000, share: 3 * maxFilesBytes });

export type FileCollection = {
  add(name: string, stream: Readable): void;
  /** Over the limit of the form, or of the visitor or all requests ('busy'). */
  fault(): 'too_large' | 'busy' | undefined;
  files(): PostedFile[];
  /** Frees the memory. Call after the answer, also after an error. */
  release(): void;
};

/** Collects files in memory, so that an aborted request leaves nothing behind. */
export function collectFiles(clientAddress: string): FileCollection {
  const collected: { name: string; chunks: Buffer[] }[] = [];
  let received = 0;
  let isOver = false;
  let fault: 'too_large' | 'busy' | undefined;

  function release(): void {
    isOver = true;
    held.giveBack(clientAddress, received);
    received = 0;
    for (const { chunks } of collected) chunks.length = 0;
  }

  return {
    add: (name, stream) => {
      const chunks: Buffer[] = [];
      collected.push({ name, chunks });
      stream.on('data', (chunk: Buffer) => {
        // A stream of an aborted upload may still deliver a chunk.
        if (isOver) return;
        received += chunk.length;
        const isTooMuch = held.take(clientAddress, chunk.length);
        chunks.push(chunk);
        if (received > maxFilesBytes) fault = 'too_large';
        else if (isTooMuch) fault = 'busy';
        // Discards the rest and all before.
        if (fault) release();
      });
    },
    fault: () => fault,
    files: () => collected.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
    release,
  };
}
