import type { Logger } from 'pino';
import * as v from 'valibot';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Gateways, LinkedAccount } from '../gateways/gateways.ts';
import type { Keys } from '../services/keys.ts';
import type { Sealing } from '../services/sealing.ts';

export type Identity = { provider: SocialProvider; subject: string };

function tokenContext({ provider, subject }: Identity): string {
  return `identity:${provider}:${subject}`;
}

function messageContext(provider: SocialProvider): string {
  return `unlink:${provider}`;
}

export function sealToken(sealing: Sealing, identity: Identity, token: string): string {
  return sealing.seal(tokenContext(identity), token);
}

/** Account and token are encrypted. Call `wakeOutbox` after the commit. */
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

/** `account` is undefined when the key has changed. */
function readUnlink(
  sealing: Sealing,
  message: unknown,
): { provider: SocialProvider; account: LinkedAccount | undefined } {
  const { provider, account } = v.parse(messageSchema, message);
  const opened = sealing.open(messageContext(provider), account);
  if (opened === undefined) return { provider, account: undefined };
  const { subject, token } = v.parse(accountSchema, JSON.parse(opened));
  return { provider, account: { subject, refreshToken: token } };
}

type UnlinkDeps = { log: Logger; gateways: Pick<Gateways, 'oauth'>; keys: Pick<Keys, 'sealing' | 'load'> };

/** Dropped without a usable token: members can unlink at the provider. @throws {DeliveryError} to be retried */
export async function notifyProvider(
  { log, gateways, keys }: UnlinkDeps,
  { id, message }: { id: string; message: unknown },
): Promise<void> {
  await keys.load();
  const { provider, account } = readUnlink(keys.sealing, message);
  const outcome = (account && (await gateways.oauth[provider]?.unlink(account))) ?? 'impossible';
  if (outcome !== 'unlinked') log.info({ id, provider, outcome }, 'Provider not notified of unlink');
}
