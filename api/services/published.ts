import { type Column, type SQL, sql } from 'drizzle-orm';

/** Whether visitors may see an item by the moment it is public from; one without that moment is not published. */
export function isPublic(publishedAt: Column | SQL): SQL {
  return sql`${publishedAt} <= now()`;
}
