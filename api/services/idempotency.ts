import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { points, questions, samples } from '../db/schema/index.ts';
import { ProblemError } from '../problems.ts';

function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** SHA-256 of every field of the parsed body and every file, in hexadecimal. */
export function hashRequest(
  body: Record<string, unknown>,
  files: readonly { name: string; sha256: string }[] = [],
): string {
  const request = { body, files: files.map(({ name, sha256 }) => ({ name, sha256 })) };
  return createHash('sha256').update(JSON.stringify(request, sortKeys)).digest('hex');
}

export type Lookup<T> = { answer: T; key?: undefined } | { answer?: undefined; key: string | undefined };

const maxTries = 3;

/**
 * Across processes. `find` throws `conflict` for a different request; `store` returns undefined if the key was
 * taken.
 */
export async function storeOnce<T>(
  find: () => Promise<Lookup<T>>,
  store: (key: string | undefined) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const lookup = await find();
    if (lookup.answer !== undefined) return lookup.answer;
    const stored = await store(lookup.key);
    if (stored !== undefined) return stored;
  }
  throw new Error('Idempotent request neither stored nor found');
}

/** @throws {ProblemError} conflict when the row came from a different request */
export async function findOwnRow(
  db: Database | Transaction,
  table: typeof points | typeof questions | typeof samples,
  { memberId, key, requestHash }: { memberId: number; key: string; requestHash: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id, requestHash: table.requestHash })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.idempotencyKey, key)));
  if (row && row.requestHash !== requestHash) throw new ProblemError('conflict');
  return row?.id;
}
