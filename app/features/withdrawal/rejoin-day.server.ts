import { rejoinDate } from '#rules/rejoin-date.ts';

/** First day of re-registration in Korea, YYYY-MM-DD, after closing the account now. */
export function rejoinDay(): string {
  return rejoinDate(new Date()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
}
