import type { Database } from '../db/database.ts';
import { contentVersion } from '../db/schema/index.ts';

export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? '';
}
