import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { historyRowSchema } from '#api/content/history-row.ts';
import { byYear } from '#app/features/history/by-year.ts';
import { goalState, withOverdue } from '#app/features/history/goal-state.ts';
import { siteContent } from '../support/site-content.ts';

const entry = (id: number, year: number, month: number) => ({
  id,
  year,
  month,
  locale: 'ko-KR' as const,
  text: String(id),
});

it('the history is newest first by year and month, and preserves the order within a month', () => {
  const years = byYear([
    entry(1, 2017, 4),
    entry(2, 2026, 9),
    entry(3, 2026, 11),
    entry(4, 2017, 11),
    entry(5, 2026, 9),
  ]);
  expect(years.map(({ year, entries }) => [year, entries.map(({ id }) => id)])).toEqual([
    [2026, [3, 2, 5]],
    [2017, [4, 1]],
  ]);
  expect(byYear([])).toEqual([]);
});

describe('an announced goal', () => {
  const goal = { ...entry(1, 2026, 12), isOpen: true };
  const stateOn = (today: string, given: object = {}) => goalState(withOverdue({ ...goal, ...given }, today));

  it('is planned through its month, then past its date until staff enter an outcome', () => {
    expect(stateOn('2026-12-31')).toBe('planned');
    expect(stateOn('2027-01-01')).toBe('overdue');
  });

  it('is delayed once it has another date than announced', () => {
    expect(stateOn('2026-12-31', { plannedYear: 2026, plannedMonth: 6 })).toBe('delayed');
  });
});

describe('a row of the history', () => {
  const row = { key: 'goal', year: 2027, month: 3, isOpen: true, text: { 'ko-KR': '목표', 'en-US': 'Goal' } };
  const planned = { plannedYear: 2026, plannedMonth: 12 };
  const reason = { 'ko-KR': '이유', 'en-US': 'Reason' };
  const faultsOf = (given: object) =>
    v.safeParse(historyRowSchema, { ...row, ...given }).issues?.map(({ message }) => message) ?? [];

  it.each([
    ['without a delay', {}, []],
    ['with a delay and its reason', { ...planned, reason }, []],
    [
      'without a reason',
      planned,
      ['goal: reason is missing_field in ko-KR', 'goal: reason is missing_field in en-US'],
    ],
    [
      'with a reason in one language',
      { ...planned, reason: { 'ko-KR': '이유' } },
      ['goal: reason is missing_field in en-US'],
    ],
    [
      'without the month announced first',
      { plannedYear: 2026, reason },
      ['goal: plannedMonth is missing_field'],
    ],
    [
      'with a date that was not moved',
      { plannedYear: 2027, plannedMonth: 3, reason },
      ['goal: plannedMonth is invalid_field'],
    ],
  ])('%s is checked', (_case, given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });
});

it('each goal of the vision page stands in the history as an open row of its month', () => {
  const open = siteContent.entries.filter(({ kind, data }) => kind === 'history' && data.isOpen);
  const months = open.map(({ data }) => `${data.year}-${String(data.month).padStart(2, '0')}`);
  const goals = siteContent.entries.filter(({ kind, data }) => kind === 'detail' && data.section === 'goal');
  expect(goals.length).toBeGreaterThan(2);
  for (const { translations } of goals) {
    const title = translations.find(({ locale }) => locale === 'en-US')?.data.title ?? '';
    const half = /^First half of (\d{4})$/.exec(title)?.[1];
    const date = new Date(`${title} 1 UTC`);
    expect(months, title).toContain(half ? `${half}-06` : date.toISOString().slice(0, 7));
  }
});
