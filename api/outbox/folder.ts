import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const messageFile = /\.eml$|^sms-.*\.json$|\.tmp$/;

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export async function deleteOldMessages(folder: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    if (!messageFile.test(name)) continue;
    const path = join(folder, name);
    if ((await stat(path)).mtime >= before) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
