import { describe, expect, it } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { clientContext } from '#server/client-context.ts';

const { TRUST_PROXY: proxies } = parseEnv({ TRUST_PROXY: '127.0.0.1/32,10.0.0.0/8' });

function addressOf(remoteAddress: string, forwardedFor: string) {
  return clientContext({ remoteAddress, headers: { 'x-forwarded-for': forwardedFor } }, proxies)
    .clientAddress;
}

describe('clientContext', () => {
  it('believes no header of a peer that is no trusted proxy', () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-request-id': 'chosen-by-the-client',
      'x-delivery': 'second',
    };
    const context = clientContext({ remoteAddress: '203.0.113.9', headers }, proxies);
    expect(context).toMatchObject({ clientAddress: '203.0.113.9', protocol: 'http' });
    expect(context.requestId).not.toBe('chosen-by-the-client');
    expect(context.delivery).toBeUndefined();
  });

  it('reads address, protocol, request id and delivery from a trusted proxy', () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-request-id': 'a1b2c3d4e5',
      'x-delivery': 'second',
    };
    const context = clientContext({ remoteAddress: '::ffff:127.0.0.1', headers }, proxies);
    expect(context).toEqual({
      clientAddress: '203.0.113.9',
      protocol: 'https',
      requestId: 'a1b2c3d4e5',
      delivery: 'second',
    });
  });

  it('passes over trusted proxies from the right, and stops at the first other address', () => {
    expect(addressOf('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
  });

  it('stops at an invalid address', () => {
    expect(addressOf('127.0.0.1', '203.0.113.9, unknown')).toBe('127.0.0.1');
    expect(addressOf('127.0.0.1', '')).toBe('127.0.0.1');
  });

  it('creates an id when the proxy sends an invalid one', () => {
    const headers = { 'x-request-id': '"><script>' };
    expect(clientContext({ remoteAddress: '127.0.0.1', headers }, proxies).requestId).toMatch(
      /^[\da-f-]{36}$/,
    );
  });
});
