import type { Readable } from 'node:stream';
import type { ByteBudget } from './byte-budget.ts';

export type PostedFile = { name: string; bytes: Buffer<ArrayBuffer> };

export type FileCollection = {
  add(name: string, stream: Readable): void;
  fault(): 'too_large' | 'busy' | undefined;
  files(): PostedFile[];
  release(): void;
};

export function collectFiles(inFlight: ByteBudget, clientAddress: string, maxBytes: number): FileCollection {
  const collected: { name: string; chunks: Buffer[] }[] = [];
  let received = 0;
  let isOver = false;
  let fault: 'too_large' | 'busy' | undefined;

  function release(): void {
    isOver = true;
    inFlight.giveBack(clientAddress, received);
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
        const isTooMuch = inFlight.take(clientAddress, chunk.length);
        chunks.push(chunk);
        if (received > maxBytes) fault = 'too_large';
        else if (isTooMuch) fault = 'busy';
        if (fault) release();
      });
    },
    fault: () => fault,
    files: () => collected.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
    release,
  };
}
