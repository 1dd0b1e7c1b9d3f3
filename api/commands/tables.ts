import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/index.ts';

/** Tables that a backup leaves out: what triggers fill again, and what only means something for a while. */
const leftOut = new Set([
  'post_counts',
  'content_version',
  'sessions',
  'phone_codes',
  'mail_tokens',
  'pending_identities',
  'attempts',
]);

function dependencies(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
}

/** The names of all tables, each after the ones that it refers to: the order in which they can be filled. */
function allTables(): string[] {
  const tables = new Map(
    Object.values(schema)
      .filter((value) => value instanceof PgTable)
      .map((table) => [getTableConfig(table).name, table]),
  );
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    const table = tables.get(name);
    if (!table || ordered.has(name)) return;
    for (const other of dependencies(table)) if (other !== name) visit(other);
    ordered.add(name);
  };
  for (const name of [...tables.keys()].sort()) visit(name);
  return [...ordered];
}

/** Every table: what a restored backup takes the place of. */
export const tableNames: readonly string[] = allTables();

/** The tables of a backup, in the order in which they can be filled. */
export const backedUpTables: readonly string[] = tableNames.filter((name) => !leftOut.has(name));
