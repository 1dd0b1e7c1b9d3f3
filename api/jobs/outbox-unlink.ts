import type { Logger } from 'pino';
import type { Gateways } from '../gateways/gateways.ts';
import type { Keys } from '../services/keys.ts';
import { readUnlink } from '../services/unlinking.ts';

type UnlinkDeps = { log: Logger; gateways: Pick<Gateways, 'oauth'>; keys: Pick<Keys, 'sealing' | 'load'> };

/**
 * Tells a provider that a member is no longer linked. One that cannot be told, because it gave no token, the token has
 * expired or its credentials were taken away, stays untold: the member can still unlink there.
 * @throws {DeliveryError} when it has to be told again later
 */
export async function tellProvider(
  { log, gateways, keys }: UnlinkDeps,
  { id, message }: { id: string; message: unknown },
): Promise<void> {
  await keys.load();
  const { provider, account } = readUnlink(keys.sealing, message);
  const outcome = (account && (await gateways.oauth[provider]?.unlink(account))) ?? 'impossible';
  if (outcome !== 'told') log.info({ id, provider, outcome }, 'A provider was not told of the end of a link');
}
