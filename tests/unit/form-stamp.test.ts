import { describe, expect, it } from 'vitest';
import { createStamps } from '#app/features/inquiry/signed-timestamp.server.ts';

const secret = 'secret'.repeat(6);
const issued = Date.parse('2026-11-20T00:00:00Z');
const later = (seconds: number) => issued + seconds * 1000;
const hour = 3600;

function tamper(stamp: string, part: number): string {
  const parts = stamp.split('.');
  const text = parts[part] ?? '';
  parts[part] = `${text.slice(0, -2)}${text.endsWith('00') ? '11' : '00'}`;
  return parts.join('.');
}

describe('a stamp', () => {
  const stamps = createStamps({ secret, hasSiblings: true });
  const stamp = stamps.issue(issued);

  it.each([
    [0, 'too_fast'],
    [0.9, 'too_fast'],
    [1, 'ok'],
    [24 * hour, 'ok'],
    [24 * hour + 1, 'invalid'],
    [-4, 'too_fast'],
    [-60, 'invalid'],
  ])('is after %d seconds %s', (seconds, verdict) => {
    expect(stamps.check(stamp, later(seconds))).toBe(verdict);
  });

  it('is good more than once: the back button is no mistake', () => {
    expect([stamps.check(stamp, later(5)), stamps.check(stamp, later(9))]).toEqual(['ok', 'ok']);
  });

  it.each([0, 1, 2])('is invalid with another part %d', (part) => {
    expect(stamps.check(tamper(stamp, part), later(60))).toBe('invalid');
  });

  it.each([undefined, '', 'x', '..', `${stamp}x`, stamp.split('.').slice(1).join('.'), '0'.repeat(10_000)])(
    'is none that reads %j',
    (text) => {
      expect(stamps.check(text, later(60))).toBe('invalid');
    },
  );

  it('of another process with the same secret is good', () => {
    const other = createStamps({ secret, hasSiblings: true });
    expect(other.check(stamp, later(60))).toBe('ok');
  });

  it('of another process with another secret is invalid', () => {
    const other = createStamps({ secret: 'other'.repeat(8), hasSiblings: true });
    expect(other.check(stamp, later(60))).toBe('invalid');
  });
});

describe('without a secret', () => {
  const stamp = createStamps({ secret: undefined, hasSiblings: true }).issue(issued);

  it('the stamp of a sibling counts by its age, so that nobody is shut out', () => {
    const sibling = createStamps({ secret: undefined, hasSiblings: true });
    expect(sibling.check(stamp, later(60))).toBe('ok');
    expect(sibling.check(stamp, later(0.5))).toBe('too_fast');
    expect(sibling.check(stamp, later(25 * hour))).toBe('invalid');
  });

  it('the stamp of another process is invalid where there can be none', () => {
    expect(createStamps({ secret: undefined, hasSiblings: false }).check(stamp, later(60))).toBe('invalid');
  });

  it('a tampered stamp of our own is invalid', () => {
    const stamps = createStamps({ secret: undefined, hasSiblings: true });
    expect(stamps.check(tamper(stamps.issue(issued), 1), later(60))).toBe('invalid');
  });
});
