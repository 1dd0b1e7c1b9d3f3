import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** What the socket and trusted proxies say of a request. */
export type ClientFacts = {
  clientAddress: string;
  requestId: string;
  protocol: 'http' | 'https';
};

type Incoming = { remoteAddress: string | undefined; headers: IncomingHttpHeaders };

/** IPv4 addresses come as ::ffff:a.b.c.d on sockets that take both families. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The nearest address that is no trusted proxy, read from the right: what stands further left may be forged. */
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

/**
 * Reads the client's address, the protocol and the request's id. Forwarded headers count only when the peer is a
 * trusted proxy.
 */
export function clientFacts({ remoteAddress, headers }: Incoming, trusted: BlockList): ClientFacts {
  const peer = plainAddress(remoteAddress ?? '');
  const text = (name: string) => String(headers[name] ?? '');
  if (!isTrusted(peer, trusted)) return { clientAddress: peer, requestId: randomUUID(), protocol: 'http' };
  const requestId = text('x-request-id');
  return {
    clientAddress: addressBehindProxies(peer, text('x-forwarded-for'), trusted),
    requestId: requestIdPattern.test(requestId) ? requestId : randomUUID(),
    protocol: text('x-forwarded-proto').split(',')[0]?.trim() === 'https' ? 'https' : 'http',
  };
}
