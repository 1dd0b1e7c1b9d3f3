import type { Database } from '../db/database.ts';
import { contentVersion } from '../db/schema/index.ts';

export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? '';
}

/** Answers from memory while the content and the arguments stay the same. */
export function readOncePerVersion<T, Form extends unknown[]>(
  read: (db: Database, ...form: Form) => Promise<T>,
): (db: Database, version: string, ...form: Form) => Promise<T> {
  const known = new WeakMap<Database, { key: string; value: T }>();
  return async (db, version, ...form) => {
    const key = JSON.stringify([version, form]);
    const last = known.get(db);
    if (last?.key === key) return last.value;
    const value = await read(db, ...form);
    known.set(db, { key, value });
    return value;
  };
}
