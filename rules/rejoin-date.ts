const aheadOfUtcMs = 9 * 3_600_000;
const blockedMonths = 6;

/** Six calendar months later at the same Korean time; on the month's last day if the day does not exist. */
export function rejoinDate(withdrawnAt: Date): Date {
  const korean = new Date(withdrawnAt.getTime() + aheadOfUtcMs);
  const day = korean.getUTCDate();
  korean.setUTCMonth(korean.getUTCMonth() + blockedMonths);
  if (korean.getUTCDate() !== day) korean.setUTCDate(0);
  return new Date(korean.getTime() - aheadOfUtcMs);
}
