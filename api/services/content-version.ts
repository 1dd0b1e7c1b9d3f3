import type { Database } from '../db/database.ts';
import { contentVersion } from '../db/schema/index.ts';

export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? '';
}

/** Answers from memory while the content stays the same. */
export function readOncePerVersion<T>(
  read: (db: Database) => Promise<T>,
): (db: Database, version: string) => Promise<T> {
  const known = new WeakMap<Database, { version: string; value: T }>();
  return async (db, version) => {
    const last = known.get(db);
    if (last?.version === version) return last.value;
    const value = await read(db);
    known.set(db, { version, value });
    return value;
  };
}
