import type { Logger } from 'pino';
import * as v from 'valibot';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import type { Transaction } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Gateways, LinkedAccount } from '../gateways/gateways.ts';
import type { Encryption } from '../services/encryption.ts';
import type { Keys } from '../services/keys.ts';

export type Identity = { provider: SocialProvider; subject: string };

function tokenContext({ provider, subject }: Identity): string {
  return `identity:${provider}:${subject}`;
}

function messageContext(provider: SocialProvider): string {
  return `unlink:${provider}`;
}

export function encryptToken(encryption: Encryption, identity: Identity, token: string): string {
  return encryption.encrypt(tokenContext(identity), token);
}

/** Account and token are encrypted. Call `wakeOutbox` after the commit. */
export async function enqueueUnlink(
  tx: Transaction,
  encryption: Encryption,
  unlinked: readonly (Identity & { encryptedToken: string | null })[],
): Promise<void> {
  if (unlinked.length === 0) return;
  const messages = unlinked.map(({ encryptedToken, ...identity }) => {
    const { provider, subject } = identity;
    const token =
      encryptedToken === null ? undefined : encryption.decrypt(tokenContext(identity), encryptedToken);
    const account = encryption.encrypt(messageContext(provider), JSON.stringify({ subject, token }));
    return { kind: 'unlink' as const, message: { provider, account } };
  });
  await tx.insert(outbox).values(messages);
}

const messageSchema = v.object({ provider: v.picklist(socialProviders), account: v.string() });
const accountSchema = v.object({ subject: v.string(), token: v.optional(v.string()) });

function readUnlink(
  encryption: Encryption,
  message: unknown,
): { provider: SocialProvider; account: LinkedAccount | undefined } {
  const { provider, account } = v.parse(messageSchema, message);
  const opened = encryption.decrypt(messageContext(provider), account);
  if (opened === undefined) return { provider, account: undefined };
  const { subject, token } = v.parse(accountSchema, JSON.parse(opened));
  return { provider, account: { subject, refreshToken: token } };
}

type UnlinkDeps = { log: Logger; gateways: Pick<Gateways, 'oauth'>; keys: Pick<Keys, 'encryption' | 'load'> };

/** Dropped without a usable token: members can unlink at the provider. @throws {DeliveryError} to be retried */
export async function notifyProvider(
  { log, gateways, keys }: UnlinkDeps,
  { id, message }: { id: string; message: unknown },
): Promise<void> {
  await keys.load();
  const { provider, account } = readUnlink(keys.encryption, message);
  const outcome = (account && (await gateways.oauth[provider]?.unlink(account))) ?? 'impossible';
  if (outcome !== 'unlinked') log.info({ id, provider, outcome }, 'Provider not notified of unlink');
}
