import { type Column, type SQL, sql } from 'drizzle-orm';

export function isPublic(publishedAt: Column | SQL): SQL {
  return sql`${publishedAt} <= now()`;
}
