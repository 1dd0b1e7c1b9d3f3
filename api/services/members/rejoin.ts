import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { reregistrationBlocks } from '#api/db/schema/index.ts';
import type { SocialProvider } from '#contract/members.ts';
import { rejoinDate } from '#rules/rejoin-date.ts';
import type { KeyedHash } from '../keyed-hash.ts';

export type Marks = {
  email?: string | undefined;
  mobile?: string | null | undefined;
  identities?: readonly { provider: SocialProvider; subject: string }[];
};

const sameService: Record<string, string> = { 'googlemail.com': 'gmail.com' };

const dotless = new Set(['gmail.com']);

/** Removes aliases (+tag, dots of Gmail), which reach the same mailbox. */
export function canonicalEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? [];
  const service = sameService[domain] ?? domain;
  // A leading + is no tag.
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return `${dotless.has(service) ? untagged.replaceAll('.', '') : untagged}@${service}`;
}

function blocksOf(keyedHash: KeyedHash, { email, mobile, identities = [] }: Marks) {
  const block = (kind: 'email' | 'mobile' | 'identity', text: string) => ({
    kind,
    hash: keyedHash(`rejoin_${kind}`, text),
  });
  return [
    ...(email === undefined ? [] : [block('email', canonicalEmail(email))]),
    ...(mobile ? [block('mobile', mobile)] : []),
    ...identities.map(({ provider, subject }) => block('identity', `${provider}:${subject}`)),
  ];
}

export async function blockReregistration(
  tx: Transaction,
  keyedHash: KeyedHash,
  marks: Marks,
): Promise<void> {
  const until = rejoinDate(new Date());
  await tx
    .insert(reregistrationBlocks)
    .values(blocksOf(keyedHash, marks).map((block) => ({ ...block, until })))
    .onConflictDoUpdate({ target: [reregistrationBlocks.kind, reregistrationBlocks.hash], set: { until } });
}

/** ISO 8601; undefined when not blocked. */
export async function findRejoinDate(
  tx: Transaction,
  keyedHash: KeyedHash,
  marks: Marks,
): Promise<string | undefined> {
  const isOneOf = blocksOf(keyedHash, marks).map(({ kind, hash }) =>
    and(eq(reregistrationBlocks.kind, kind), eq(reregistrationBlocks.hash, hash)),
  );
  const [last] = await tx
    .select({ until: sql`max(${reregistrationBlocks.until})`.mapWith(reregistrationBlocks.until) })
    .from(reregistrationBlocks)
    .where(and(or(...isOneOf), gt(reregistrationBlocks.until, sql`now()`)));
  return last?.until?.toISOString();
}
