/** Korea keeps one time all the year: nine hours ahead of UTC. */
const aheadOfUtcMs = 9 * 3_600_000;
const barredMonths = 6;

/**
 * When somebody who leaves now may sign up again: on the same day and hour six calendar months later in Korea, or on the
 * last day of that month where it has no such day.
 */
export function rejoinDate(withdrawnAt: Date): Date {
  // The UTC parts of this date are the Korean ones of the moment.
  const korean = new Date(withdrawnAt.getTime() + aheadOfUtcMs);
  const day = korean.getUTCDate();
  korean.setUTCMonth(korean.getUTCMonth() + barredMonths);
  // A day that the month lacks has become one of the next month: day 0 of that is the last one of the month meant.
  if (korean.getUTCDate() !== day) korean.setUTCDate(0);
  return new Date(korean.getTime() - aheadOfUtcMs);
}
