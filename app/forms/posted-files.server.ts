import type { Readable } from 'node:stream';
import { maxFilesBytes } from '#contract/attachments.ts';
import { ByteBudget } from '#request-body/byte-budget.ts';

/** A file as it was posted: neither its name nor its content has been looked at yet. */
export type PostedFile = { name: string; bytes: Buffer<ArrayBuffer> };

/** Of posted files that this process holds at once; beyond that, visitors are asked to send again. */
const held = new ByteBudget({ whole: 120_000_000, share: 3 * maxFilesBytes });

/** The files of one form while they come. */
export type FileCollection = {
  add(name: string, stream: Readable): void;
  /** Why they are not kept: too many bytes of this form, of this visitor, or of all that are under way. */
  fault(): 'too_large' | 'busy' | undefined;
  files(): PostedFile[];
  /** Forgets them. To be called when the request has been answered, however that went. */
  release(): void;
};

/** Collects files in memory, so that a request that breaks off leaves nothing behind. */
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
        // A stream of an upload that broke off may still hold a piece, for which nobody would answer any more.
        if (isOver) return;
        received += chunk.length;
        const isTooMuch = held.take(clientAddress, chunk.length);
        chunks.push(chunk);
        if (received > maxFilesBytes) fault = 'too_large';
        else if (isTooMuch) fault = 'busy';
        // What still comes is thrown away, and with it what came.
        if (fault) release();
      });
    },
    fault: () => fault,
    files: () => collected.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
    release,
  };
}
