import { formatDay, getLocale, timeZone } from '#app/i18n/locale.ts';
import { Tooltip } from './tooltip.tsx';

function dayAndTime(isoTimestamp: string): string {
  const moment = new Date(isoTimestamp);
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return `${day.format(moment)} ${time.format(moment)}`;
}

export function FullDate({ date }: { date: string }) {
  return (
    <Tooltip text={dayAndTime(date)}>
      <time dateTime={date}>{formatDay(date)}</time>
    </Tooltip>
  );
}
