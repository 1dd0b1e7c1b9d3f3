import { rejoinDate } from '#contract/rejoin-date.ts';

/** The day in Korea, YYYY-MM-DD, from which an account that is closed now may come back. */
export function rejoinDay(): string {
  return rejoinDate(new Date()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
}
