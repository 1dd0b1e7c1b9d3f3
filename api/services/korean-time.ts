import { sql } from 'drizzle-orm';

/* Days are Korean ones, such as 2026-11-24. */

export const koreanTime = sql.raw(`'Asia/Seoul'`);

const dayMs = 24 * 3_600_000;
const aheadOfUtcMs = 9 * 3_600_000;

export function koreanDay(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}

/** From 08:00 to 21:00. */
export function isAdvertisingHour(moment: Date): boolean {
  const hour = new Date(moment.getTime() + aheadOfUtcMs).getUTCHours();
  return hour >= 8 && hour < 21;
}

export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - aheadOfUtcMs);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
