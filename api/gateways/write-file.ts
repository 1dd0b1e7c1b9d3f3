import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** `20261120T101530123Z-<id>`: names sort by time. */
export function fileStem(id: string): string {
  return `${new Date().toISOString().replace(/[-:.]/g, '')}-${id}`;
}

/** Atomic; mode 0600. */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array | Readable,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const unfinished = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
