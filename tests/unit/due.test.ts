import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerDueAt,
  dueDayOf,
  dueStateOf,
  holidaysFrom,
  holidaysKnownUntil,
  receiptOf,
} from '#api/services/inbox/due.ts';
import { dueStates } from '#contract/inbox-kinds.ts';
import { siteContent } from '../support/site-content.ts';

function korean(time: string): Date {
  return new Date(`${time}:00+09:00`);
}

describe('an inquiry is due two working days after its day of receipt', () => {
  it.each([
    ['on a Monday at 00:00', '2026-11-23T00:00', '2026-11-25'],
    ['on a Monday at 23:59', '2026-11-23T23:59', '2026-11-25'],
    ['a minute later', '2026-11-24T00:00', '2026-11-26'],
    ['on a Thursday', '2026-11-26T10:00', '2026-11-30'],
    ['on a Friday', '2026-11-27T10:00', '2026-12-01'],
    ['on a Saturday', '2026-11-28T10:00', '2026-12-01'],
    ['on a Sunday at 23:59', '2026-11-29T23:59', '2026-12-01'],
    ['before Seollal (Monday to Wednesday)', '2026-02-13T15:00', '2026-02-20'],
    ['on the day of Seollal', '2026-02-17T12:00', '2026-02-20'],
    ['before Chuseok (Thursday to Saturday)', '2026-09-23T15:00', '2026-09-29'],
    ['before a Chuseok of seven days off', '2025-10-02T18:00', '2025-10-13'],
    ['before a substitute day (3 October is a Saturday)', '2026-10-02T09:00', '2026-10-07'],
    ['before two substitute days in a row', '2025-05-02T09:00', '2025-05-08'],
    ['before a temporary holiday', '2025-01-24T09:00', '2025-02-03'],
    ['before an election', '2026-06-02T09:00', '2026-06-05'],
    ['before New Year', '2025-12-31T23:59', '2026-01-05'],
  ])('received %s', (_when, receivedAt, due) => {
    expect(dueDayOf(korean(receivedAt))).toBe(due);
  });
});

describe('the promised moment', () => {
  const dayMs = 24 * 3_600_000;
  const korea = (moment: Date | number) => new Date(Number(moment) + 9 * 3_600_000).toISOString();
  const daysOff = new Set(holidaysFrom('2024-01-01').map(({ day }) => day));
  const isWorkingDay = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday > 0 && weekday < 6 && !daysOff.has(day);
  };

  it('is the end of a working day, the second after the day of receipt, and never goes back', () => {
    const moment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2027-12-01'),
      noInvalidDate: true,
    });
    const pause = fc.integer({ min: 0, max: 10 * 24 * 60 });
    fc.assert(
      fc.property(moment, pause, (receivedAt, minutes) => {
        const due = answerDueAt(receivedAt);
        expect(korea(due).slice(11)).toBe('00:00:00.000Z');
        const lastDay = korea(due.getTime() - 1).slice(0, 10);
        expect(isWorkingDay(lastDay)).toBe(true);
        const days = Array.from({ length: 30 }, (_, index) =>
          korea(receivedAt.getTime() + (index + 1) * dayMs).slice(0, 10),
        ).filter((day) => day <= lastDay && isWorkingDay(day));
        expect(days).toHaveLength(2);
        const later = answerDueAt(new Date(receivedAt.getTime() + minutes * 60_000));
        expect(later.getTime()).toBeGreaterThanOrEqual(due.getTime());
      }),
    );
  });

  it('is known for a year after the newest sample content', () => {
    const dates = Object.values(siteContent.posts).flatMap(({ posts }) =>
      posts.map(({ publishedAt }) => publishedAt?.toISOString() ?? ''),
    );
    const [year = '', rest = ''] = (dates.toSorted().at(-1) ?? '').split(/-(.*)/);
    expect(holidaysKnownUntil > `${Number(year) + 1}-${rest}`).toBe(true);
  });
});

describe('the state of an item', () => {
  const dueDay = dueDayOf(korean('2026-11-23T10:00'));

  it.each([
    ['2026-11-24T23:59', 'later'],
    ['2026-11-25T00:00', 'today'],
    ['2026-11-25T23:59', 'today'],
    ['2026-11-26T00:00', 'overdue'],
  ])('at %s it is %s', (now, state) => {
    expect(dueStateOf(dueDay, korean(now))).toBe(state);
  });

  it('agrees with the times of receipt by which lists filter', () => {
    const moment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2027-12-01'),
      noInvalidDate: true,
    });
    const isWithin = (receivedAt: Date, now: Date) =>
      dueStates.filter((state) => {
        const { from, before } = receiptOf(state, now);
        return (!from || receivedAt >= from) && (!before || receivedAt < before);
      });
    const hours = fc.integer({ min: 0, max: 24 * 20 });
    fc.assert(
      fc.property(moment, hours, (receivedAt, passed) => {
        const now = new Date(receivedAt.getTime() + passed * 3_600_000);
        expect(isWithin(receivedAt, now)).toEqual([dueStateOf(dueDayOf(receivedAt), now)]);
      }),
    );
  });

  it('nothing is due on a day off', () => {
    const { from, before } = receiptOf('today', korean('2026-11-28T10:00'));
    expect(from).toEqual(before);
  });
});

it('knows holidays to the end of a year, and then only weekends', () => {
  expect(holidaysKnownUntil).toMatch(/^20\d\d-12-31$/);
  expect(dueDayOf(new Date('2099-12-30T12:00:00+09:00'))).toBe('2100-01-01');
});
