import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSignedTimestamps } from '#app/features/inquiry/signed-timestamp.server.ts';

const secret = 'secret'.repeat(6);
const issued = Date.parse('2026-11-20T00:00:00Z');
const later = (seconds: number) => issued + seconds * 1000;
const hour = 3600;

function tamper(timestamp: string, part: number): string {
  const parts = timestamp.split('.');
  const text = parts[part] ?? '';
  parts[part] = `${text.slice(0, -2)}${text.endsWith('00') ? '11' : '00'}`;
  return parts.join('.');
}

describe('signed timestamp', () => {
  const timestamps = createSignedTimestamps({ secret, hasSiblings: true });
  const timestamp = timestamps.issue(issued);

  it.each([
    [0, 'too_fast'],
    [0.9, 'too_fast'],
    [1, 'ok'],
    [24 * hour, 'ok'],
    [24 * hour + 1, 'invalid'],
    [-4, 'too_fast'],
    [-60, 'invalid'],
  ])('is after %d seconds %s', (seconds, verdict) => {
    expect(timestamps.check(timestamp, later(seconds))).toBe(verdict);
  });

  it('is valid more than once, for the back button', () => {
    expect([timestamps.check(timestamp, later(5)), timestamps.check(timestamp, later(9))]).toEqual([
      'ok',
      'ok',
    ]);
  });

  it.each([0, 1, 2])('is invalid with another part %d', (part) => {
    expect(timestamps.check(tamper(timestamp, part), later(60))).toBe('invalid');
  });

  it.each([
    undefined,
    '',
    'x',
    '..',
    `${timestamp}x`,
    timestamp.split('.').slice(1).join('.'),
    '0'.repeat(10_000),
  ])('is none that reads %j', (text) => {
    expect(timestamps.check(text, later(60))).toBe('invalid');
  });

  it('of another process with the same secret is valid', () => {
    const other = createSignedTimestamps({ secret, hasSiblings: true });
    expect(other.check(timestamp, later(60))).toBe('ok');
  });

  it('of another process with another secret is invalid', () => {
    const other = createSignedTimestamps({ secret: 'other'.repeat(8), hasSiblings: true });
    expect(other.check(timestamp, later(60))).toBe('invalid');
  });
});

describe('a timestamp of the previous release', () => {
  const key = createHmac('sha256', secret).update('form-stamp').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const time = issued.toString(36);
  const previous = `${sign('id').slice(0, 8)}.${time}.${sign(time)}`;

  it('is valid, so that an open form still works', () => {
    const timestamps = createSignedTimestamps({ secret, hasSiblings: true });
    expect(timestamps.check(previous, later(60))).toBe('ok');
    expect(timestamps.check(tamper(previous, 1), later(60))).toBe('invalid');
  });
});

describe('without a secret', () => {
  const timestamp = createSignedTimestamps({ secret: undefined, hasSiblings: true }).issue(issued);

  it('the timestamp of another process counts by its age, so no visitor is blocked', () => {
    const sibling = createSignedTimestamps({ secret: undefined, hasSiblings: true });
    expect(sibling.check(timestamp, later(60))).toBe('ok');
    expect(sibling.check(timestamp, later(0.5))).toBe('too_fast');
    expect(sibling.check(timestamp, later(25 * hour))).toBe('invalid');
  });

  it('the timestamp of another process is invalid where there can be none', () => {
    expect(
      createSignedTimestamps({ secret: undefined, hasSiblings: false }).check(timestamp, later(60)),
    ).toBe('invalid');
  });

  it('a tampered timestamp is invalid', () => {
    const timestamps = createSignedTimestamps({ secret: undefined, hasSiblings: true });
    expect(timestamps.check(tamper(timestamps.issue(issued), 1), later(60))).toBe('invalid');
  });
});
