import { describe, expect, it } from 'vitest';
import { rejoinDate } from '#rules/rejoin-date.ts';

describe('the date of return', () => {
  it.each([
    ['an ordinary day', '2026-03-10T12:34:56.789+09:00', '2026-09-10T12:34:56.789+09:00'],
    ['into the next year', '2026-11-21T23:59:59+09:00', '2027-05-21T23:59:59+09:00'],
    ['31 August into a February of 28 days', '2026-08-31T10:00:00+09:00', '2027-02-28T10:00:00+09:00'],
    ['31 August into a February of 29 days', '2027-08-31T10:00:00+09:00', '2028-02-29T10:00:00+09:00'],
    ['29 August into a February of 28 days', '2026-08-29T10:00:00+09:00', '2027-02-28T10:00:00+09:00'],
    ['31 March into September', '2026-03-31T00:00:00+09:00', '2026-09-30T00:00:00+09:00'],
    ['31 December into June', '2026-12-31T09:00:00+09:00', '2027-06-30T09:00:00+09:00'],
    ['30 June stays the 30th', '2026-06-30T09:00:00+09:00', '2026-12-30T09:00:00+09:00'],
    // In UTC these moments lie on the day, and in the month, before.
    ['a morning in Korea', '2026-08-31T00:30:00+09:00', '2027-02-28T00:30:00+09:00'],
    ['the first of a month', '2026-09-01T08:59:59+09:00', '2027-03-01T08:59:59+09:00'],
  ])('%s', (_, withdrawnAt, rejoinAt) => {
    const moment = new Date(withdrawnAt);
    expect(rejoinDate(moment)).toEqual(new Date(rejoinAt));
    expect(moment).toEqual(new Date(withdrawnAt));
  });
});
