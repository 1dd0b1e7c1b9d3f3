import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type BlockList, isIP } from 'node:net';

export type ClientContext = {
  clientAddress: string;
  requestId: string;
  protocol: 'http' | 'https';
  delivery?: 'first' | 'second';
};

type Incoming = { remoteAddress: string | undefined; headers: IncomingHttpHeaders };

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The rightmost address that is not a trusted proxy. Addresses left of it may be forged. */
function addressBehindProxies(peer: string, forwardedFor: string, trusted: BlockList): string {
  let nearest = peer;
  for (const hop of forwardedFor.split(',').reverse()) {
    const address = plainAddress(hop.trim());
    if (!isTrusted(nearest, trusted) || isIP(address) === 0) break;
    nearest = address;
  }
  return nearest;
}

const requestIdPattern = /^[\w-]{8,64}$/;

export function clientContext({ remoteAddress, headers }: Incoming, trusted: BlockList): ClientContext {
  const peer = plainAddress(remoteAddress ?? '');
  const text = (name: string) => String(headers[name] ?? '');
  if (!isTrusted(peer, trusted)) return { clientAddress: peer, requestId: randomUUID(), protocol: 'http' };
  const requestId = text('x-request-id');
  const delivery = text('x-delivery');
  return {
    clientAddress: addressBehindProxies(peer, text('x-forwarded-for'), trusted),
    requestId: requestIdPattern.test(requestId) ? requestId : randomUUID(),
    protocol: text('x-forwarded-proto').split(',')[0]?.trim() === 'https' ? 'https' : 'http',
    ...(delivery === 'first' || delivery === 'second' ? { delivery } : {}),
  };
}
