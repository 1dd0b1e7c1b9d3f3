import { isIPv4 } from 'node:net';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { attempts } from '../db/schema/index.ts';
import { ProblemError } from '../problems.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** At most `max` within `seconds`, for each key. Addresses count by what one customer of a provider gets. */
export type Limit = { rule: string; max: number; seconds: number };

const hour = 3600;
const day = 24 * hour;

/** The limits of the contract (section 4, rules with numbers). */
export const limits = {
  contactByAddress: { rule: 'contact_address', max: 10, seconds: hour },
  contactByEmail: { rule: 'contact_email', max: 5, seconds: hour },
  statusByAddress: { rule: 'status_address', max: 20, seconds: hour },
  statusByEmail: { rule: 'status_email', max: 3, seconds: hour },
  resetByAddress: { rule: 'reset_address', max: 20, seconds: hour },
  resetByEmail: { rule: 'reset_email', max: 3, seconds: hour },
  codeByNumberMinute: { rule: 'code_number_minute', max: 1, seconds: 60 },
  codeByNumberDay: { rule: 'code_number_day', max: 5, seconds: day },
  codeByAddress: { rule: 'code_address', max: 10, seconds: hour },
  codeInAll: { rule: 'code_all', max: 1000, seconds: day },
  loginByAccount: { rule: 'login_account', max: 10, seconds: 900 },
  loginByAddress: { rule: 'login_address', max: 50, seconds: 900 },
  // Beyond the contract: what a signed-in visitor could otherwise fill the database with.
  questionByMember: { rule: 'question_member', max: 20, seconds: day },
  sampleByMember: { rule: 'sample_member', max: 20, seconds: day },
  signUpByAddress: { rule: 'sign_up_address', max: 50, seconds: hour },
  socialByAddress: { rule: 'social_address', max: 50, seconds: 900 },
} as const satisfies Record<string, Limit>;

type Key = { limit: Limit; key: string };

/** An IPv4 address as it is, IPv6 by its /64: a single customer has all of that. */
function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIPv4(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function hashKey(keyedHash: KeyedHash, { limit, key }: Key): { limit: Limit; keyHash: string } {
  const text = limit.rule.endsWith('_address') ? addressKey(key) : key;
  return { limit, keyHash: keyedHash(`limit:${limit.rule}`, text) };
}

/**
 * Lets one at a time through for each key, until the transaction ends. The keys are locked in one order, so that
 * two requests with the same keys cannot wait for each other.
 */
async function lockKeys(tx: Transaction, names: string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/** Seconds until `limit` lets its key through again; undefined when it does now. */
async function secondsToWait(tx: Transaction, limit: Limit, keyHash: string): Promise<number | undefined> {
  const since = sql`now() - make_interval(secs => ${limit.seconds})`;
  const isRecent = and(eq(attempts.rule, limit.rule), eq(attempts.keyHash, keyHash), gt(attempts.at, since));
  const [row] = await tx.select({ made: count() }).from(attempts).where(isRecent);
  const made = row?.made ?? 0;
  if (made < limit.max) return undefined;
  // It opens again when the oldest of the last `max` has left the window.
  const [oldest] = await tx
    .select({
      wait: sql<number>`extract(epoch from ${attempts.at} - (${since}))`.mapWith(Number),
    })
    .from(attempts)
    .where(isRecent)
    .orderBy(asc(attempts.at))
    .offset(made - limit.max)
    .limit(1);
  return oldest?.wait ?? limit.seconds;
}

/**
 * Checks limits without counting: for what counts only when it fails, or only when it succeeds. The keys stay
 * locked until the transaction ends, so that what is decided next is decided by one request at a time.
 * @throws {ProblemError} too_many_requests, with the seconds to wait
 */
export async function checkLimits(tx: Transaction, keyedHash: KeyedHash, keys: Key[]): Promise<void> {
  const hashed = keys.map((key) => hashKey(keyedHash, key));
  await lockKeys(
    tx,
    hashed.map(({ limit, keyHash }) => `${limit.rule}:${keyHash}`),
  );
  for (const { limit, keyHash } of hashed) {
    const retryAfter = await secondsToWait(tx, limit, keyHash);
    if (retryAfter !== undefined) throw new ProblemError('too_many_requests', { retryAfter });
  }
}

/** Counts something against its limits. */
export async function countAgainst(tx: Transaction, keyedHash: KeyedHash, keys: Key[]): Promise<void> {
  const hashed = keys.map((key) => hashKey(keyedHash, key));
  await tx.insert(attempts).values(hashed.map(({ limit, keyHash }) => ({ rule: limit.rule, keyHash })));
}

/**
 * Checks limits and counts: in the transaction of what is limited, so that what is refused or fails does not
 * count.
 * @throws {ProblemError} too_many_requests
 */
export async function takeFrom(tx: Transaction, keyedHash: KeyedHash, keys: Key[]): Promise<void> {
  await checkLimits(tx, keyedHash, keys);
  await countAgainst(tx, keyedHash, keys);
}
