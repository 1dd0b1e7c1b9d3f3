import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

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

const smsSchema = v.object({ to: v.string() });

function addressesOf(name: string, content: string): string[] {
  if (name.endsWith('.json')) return [v.parse(smsSchema, JSON.parse(content)).to];
  const [head = ''] = content.split(/\r?\n\r?\n/, 1);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^(?:To|Reply-To):(.*)$/gim);
  return [...headers].map(([, address = '']) => address.replace(/[<>\s]/g, '').toLowerCase());
}

/** Paths of the messages to these e-mail addresses and numbers, or with one of them as reply address. */
export async function findMessagesOf(folder: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(folder)) {
    if (!messageFile.test(name) || name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const content = await readFile(path, 'utf8');
    if (addressesOf(name, content).some((address) => addresses.includes(address))) found.push(path);
  }
  return found;
}
