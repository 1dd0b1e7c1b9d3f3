import type { ClientContext } from './client-context.ts';

type ClaimDelivery = (requestId: string) => Promise<boolean | undefined>;

const reads: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

/** Whether no process has begun this write, which nginx may deliver twice (deploy/nginx.conf). False if unknown. */
export async function isUnprocessed(
  method: string | undefined,
  { delivery, requestId }: Pick<ClientContext, 'delivery' | 'requestId'>,
  claim: ClaimDelivery | undefined,
): Promise<boolean> {
  if (!delivery || reads.includes(method)) return true;
  return (await claim?.(requestId)) ?? delivery === 'first';
}
