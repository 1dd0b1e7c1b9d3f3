import * as gazette from '@hyunbinseo/holidays-kr/all';
import type { DueState } from '#contract/inbox-kinds.ts';
import { addDays, koreanDay, startOfDay } from '../korean-time.ts';

/* Days are Korean ones, such as 2026-11-24. docs/decisions/036 says how they are counted. */

const promisedDays = 2;

const holidays = new Set(Object.values(gazette).flatMap(Object.keys));

/** Known holidays from `first` on, in order, with their Korean names. */
export function holidaysFrom(first: string): { day: string; name: string }[] {
  return Object.values(gazette)
    .flatMap((days) => Object.entries(days))
    .filter(([day]) => day >= first)
    .map(([day, names]) => ({ day, name: names.join(', ') }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

export const holidaysKnownUntil = `${[...holidays].toSorted().at(-1)?.slice(0, 4)}-12-31`;

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

function lastDayOf(day: string): string {
  let last = day;
  for (let left = promisedDays; left > 0; left -= isWorkingDay(last) ? 1 : 0) last = addDays(last, 1);
  return last;
}

/** The Korean day at whose end the answer is due. */
export function dueDayOf(receivedAt: Date): string {
  return lastDayOf(koreanDay(receivedAt));
}

/** The end of the day, which the visitor and staff see. */
export function answerDueAt(receivedAt: Date): Date {
  return startOfDay(addDays(dueDayOf(receivedAt), 1));
}

/** Items received before this moment are due before `day`. */
function receivedBefore(day: string): Date {
  let first = day;
  while (lastDayOf(addDays(first, -1)) >= day) first = addDays(first, -1);
  return startOfDay(first);
}

export type Receipt = { from: Date | undefined; before: Date | undefined };

export function receiptOf(state: DueState, now: Date): Receipt {
  const today = koreanDay(now);
  const ofToday = receivedBefore(today);
  const later = receivedBefore(addDays(today, 1));
  if (state === 'overdue') return { from: undefined, before: ofToday };
  return state === 'today' ? { from: ofToday, before: later } : { from: later, before: undefined };
}

export function dueStateOf(dueDay: string, now: Date): DueState {
  const today = koreanDay(now);
  if (dueDay < today) return 'overdue';
  return dueDay === today ? 'today' : 'later';
}
