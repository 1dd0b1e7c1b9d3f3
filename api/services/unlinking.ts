import * as v from 'valibot';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { LinkedAccount } from '../gateways/gateways.ts';
import type { Sealing } from './sealing.ts';

/*
 * Providers are told when a member unlinks them or leaves. What that takes is stored sealed: in the identity the
 * refresh token, in the outbox the account and the token.
 */

/** An account of a provider. */
export type Identity = { provider: SocialProvider; subject: string };

function tokenContext({ provider, subject }: Identity): string {
  return `identity:${provider}:${subject}`;
}

function messageContext(provider: SocialProvider): string {
  return `unlink:${provider}`;
}

/** A refresh token as it is stored with the identity that it belongs to. */
export function sealToken(sealing: Sealing, identity: Identity, token: string): string {
  return sealing.seal(tokenContext(identity), token);
}

/** Stores that a provider has to be told, in the transaction of what it is told of. Call `wakeOutbox` after the commit. */
export async function enqueueUnlink(
  tx: Transaction,
  sealing: Sealing,
  unlinked: readonly (Identity & { sealedToken: string | null })[],
): Promise<void> {
  if (unlinked.length === 0) return;
  const messages = unlinked.map(({ sealedToken, ...identity }) => {
    const { provider, subject } = identity;
    const token = sealedToken === null ? undefined : sealing.open(tokenContext(identity), sealedToken);
    const account = sealing.seal(messageContext(provider), JSON.stringify({ subject, token }));
    return { kind: 'unlink' as const, message: { provider, account } };
  });
  await tx.insert(outbox).values(messages);
}

const messageSchema = v.object({ provider: v.picklist(socialProviders), account: v.string() });
const accountSchema = v.object({ subject: v.string(), token: v.optional(v.string()) });

/** What a message of the outbox says. `account` is undefined when the key that it was sealed with has gone. */
export function readUnlink(
  sealing: Sealing,
  message: unknown,
): { provider: SocialProvider; account: LinkedAccount | undefined } {
  const { provider, account } = v.parse(messageSchema, message);
  const opened = sealing.open(messageContext(provider), account);
  if (opened === undefined) return { provider, account: undefined };
  const { subject, token } = v.parse(accountSchema, JSON.parse(opened));
  return { provider, account: { subject, refreshToken: token } };
}
