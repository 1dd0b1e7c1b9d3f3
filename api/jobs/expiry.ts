import { lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  attempts,
  bounces,
  mailTokens,
  pendingIdentities,
  phoneCodes,
  reregistrationBlocks,
  sessions,
  staffInvitations,
  staffSessions,
  usedChallenges,
} from '../db/schema/index.ts';
import { deleteOldMisses } from '../services/search-misses.ts';

async function deleteUntil(db: Database, table: PgTable, column: PgColumn, moment: SQL): Promise<number> {
  const deleted = await db.delete(table).where(lte(column, moment)).returning({ deleted: sql`1` });
  return deleted.length;
}

/** Deletes expired rows, attempts after 24 hours, which the privacy policy promises, and others after 90 days. */
export async function runExpiry({ db }: { db: Database }, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return {
    sessions: await deleteUntil(db, sessions, sessions.expiresAt, moment),
    staffSessions: await deleteUntil(db, staffSessions, staffSessions.expiresAt, moment),
    staffInvitations: await deleteUntil(db, staffInvitations, staffInvitations.expiresAt, moment),
    usedChallenges: await deleteUntil(db, usedChallenges, usedChallenges.expiresAt, moment),
    mailTokens: await deleteUntil(db, mailTokens, mailTokens.expiresAt, moment),
    pendingIdentities: await deleteUntil(db, pendingIdentities, pendingIdentities.expiresAt, moment),
    phoneCodes: await deleteUntil(db, phoneCodes, phoneCodes.expiresAt, moment),
    reregistrationBlocks: await deleteUntil(db, reregistrationBlocks, reregistrationBlocks.until, moment),
    attempts: await deleteUntil(db, attempts, attempts.at, sql`${moment} - interval '24 hours'`),
    bounces: await deleteUntil(db, bounces, bounces.lastAt, sql`${moment} - interval '90 days'`),
    searchMisses: await deleteOldMisses(db, now),
  };
}
