import { noticeDays } from '#contract/staff-terms.ts';
import { addDays, koreanDay, startOfDay } from '../korean-time.ts';

const dayMs = 24 * 3_600_000;

function requiredDays(isUnfavourable: boolean): number {
  return isUnfavourable ? noticeDays.unfavourable : noticeDays.usual;
}

/** Whether a version that is announced now may take effect then: full days of 24 hours. */
export function isNoticeEnough(effectiveAt: Date, isUnfavourable: boolean, now: Date): boolean {
  return effectiveAt.getTime() - now.getTime() >= requiredDays(isUnfavourable) * dayMs;
}

export function earliestDay(isUnfavourable: boolean, now: Date): string {
  const day = addDays(koreanDay(now), requiredDays(isUnfavourable));
  return isNoticeEnough(startOfDay(day), isUnfavourable, now) ? day : addDays(day, 1);
}
