import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/index.ts';

/** Derived or short-lived data. */
const leftOut = new Set([
  'post_counts',
  'content_version',
  'inbox_texts',
  'inbox_presences',
  'sessions',
  'phone_codes',
  'mail_tokens',
  'pending_identities',
  'attempts',
  'staff_sessions',
  'staff_invitations',
  'used_challenges',
]);

function dependencies(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
}

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

export const tableNames: readonly string[] = allTables();

export const backedUpTables: readonly string[] = tableNames.filter((name) => !leftOut.has(name));
