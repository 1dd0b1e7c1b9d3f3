import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../db/database.ts';
import { backedUpTables, tableNames } from './tables.ts';

/* Gzipped JSON lines: a header, the rows of each table in batches, a trailer with counts. */

const format = 'lumibiome-backup-1';

const pieceRows = 200;
const largeRowTables = new Set(['file_chunks']);
const pieceLargeRows = 4;

const headerSchema = v.object({ format: v.literal(format), migrations: v.number(), createdAt: v.string() });
const pieceSchema = v.object({ table: v.string(), rows: v.array(v.record(v.string(), v.unknown())) });
const footerSchema = v.object({ end: v.literal(true), rows: v.number() });

const notABackup = 'The file is no backup of this site, or it is not whole.';

/** The file or database cannot be used; nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

async function countMigrations(tx: Transaction): Promise<number> {
  const table = await execute(tx, sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (v.parse(v.object({ name: v.nullable(v.string()) }), table.rows[0]).name === null)
    throw new BackupError('The database has no tables yet: run `npm run migrate` first.');
  const { rows } = await execute(tx, sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
  return v.parse(v.object({ n: v.number() }), rows[0]).n;
}

async function execute(tx: Transaction, query: Parameters<Transaction['execute']>[0]) {
  return v.parse(v.object({ rows: v.array(v.unknown()) }), await tx.execute(query));
}

async function* readTable(tx: Transaction, table: string): AsyncGenerator<Record<string, unknown>[]> {
  const limit = largeRowTables.has(table) ? pieceLargeRows : pieceRows;
  // A cursor reads one consistent snapshot without sorting.
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await execute(tx, sql`fetch ${sql.raw(String(limit))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) => v.parse(v.object({ row: v.record(v.string(), v.unknown()) }), row).row);
  }
  await tx.execute(sql`close backup_rows`);
}

async function* writeLines(tx: Transaction, tally: { rows: number }): AsyncGenerator<string> {
  const header = { format, migrations: await countMigrations(tx), createdAt: new Date().toISOString() };
  yield `${JSON.stringify(header)}\n`;
  for (const table of backedUpTables) {
    for await (const rows of readTable(tx, table)) {
      tally.rows += rows.length;
      yield `${JSON.stringify({ table, rows })}\n`;
    }
  }
  yield `${JSON.stringify({ end: true, rows: tally.rows })}\n`;
}

/** Writes a consistent snapshot to a file of mode 0600, atomically. Returns the number of rows. */
export async function backUp(db: Database, file: string): Promise<number> {
  const partial = `${file}.${randomUUID()}.part`;
  const tally = { rows: 0 };
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(writeLines(tx, tally)),
          createGzip(),
          createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(partial, file);
    return tally.rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const input = createReadStream(file).on('error', (error) => gunzip.destroy(error));
  let rest = '';
  try {
    const text = input.pipe(gunzip).setEncoding('utf8');
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'syscall' in error;
    throw isMissing ? error : new BackupError(notABackup);
  } finally {
    input.destroy();
  }
}

function parseLine<TSchema extends v.GenericSchema>(schema: TSchema, line: string | undefined) {
  try {
    return v.parse(schema, JSON.parse(line ?? ''));
  } catch {
    throw new BackupError(notABackup);
  }
}

async function resetIdentities(tx: Transaction): Promise<void> {
  const { rows } = await execute(
    tx,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const row of rows) {
    const { table, column } = v.parse(v.object({ table: v.string(), column: v.string() }), row);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
  }
}

async function fill(tx: Transaction, read: AsyncGenerator<string>): Promise<number> {
  const known = new Set(backedUpTables);
  let count = 0;
  for await (const line of read) {
    if (line.startsWith('{"end"')) {
      if (parseLine(footerSchema, line).rows !== count) break;
      return count;
    }
    const { table, rows } = parseLine(pieceSchema, line);
    if (!known.has(table))
      throw new BackupError(`The backup has a table ${table} that this version does not.`);
    await tx.execute(
      sql`insert into ${sql.identifier(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
    );
    count += rows.length;
  }
  throw new BackupError(notABackup);
}

/** Items of the inbox are in the backup, with notes and events that refer to them. Their texts follow the items. */
async function withoutInboxTriggers<TResult>(tx: Transaction, run: () => Promise<TResult>): Promise<TResult> {
  const { rows } = await execute(
    tx,
    sql`select event_object_table as "table", trigger_name as "trigger" from information_schema.triggers
      where trigger_name like '%\\_in\\_inbox' and event_object_table <> 'inbox_items'`,
  );
  const triggers = v.parse(v.array(v.object({ table: v.string(), trigger: v.string() })), rows);
  const set = async (state: 'disable' | 'enable') => {
    for (const { table, trigger } of triggers)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger ${sql.identifier(trigger)}`,
      );
  };
  await set('disable');
  const result = await run();
  await set('enable');
  return result;
}

/** Replaces all data in one transaction. Returns the number of rows. @throws {BackupError} */
export async function restore(db: Database, file: string): Promise<number> {
  const read = readLines(file);
  try {
    const header = parseLine(headerSchema, (await read.next()).value);
    return await db.transaction(async (tx) => {
      if (header.migrations !== (await countMigrations(tx)))
        throw new BackupError(
          'The backup is of another version of the schema: restore it with that version.',
        );
      const names = tableNames.map((name) => sql.identifier(name));
      await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
      const count = await withoutInboxTriggers(tx, () => fill(tx, read));
      await resetIdentities(tx);
      return count;
    });
  } finally {
    await read.return(undefined);
  }
}
