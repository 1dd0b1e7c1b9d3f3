/** The day in Korea on which a moment falls, YYYY-MM-DD. */
export function koreanDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
}

/** The day from which an account that is closed now may come back: six months on, as the database counts them. */
export function rejoinDay(now = new Date()): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + 6);
  // 31 August has no day of its number in February, whose last day it is then.
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0);
  return koreanDay(until);
}
