const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The value of a `datetime-local` input in Korean time. Empty for no or an invalid time. */
export function toKoreanInput(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? '' : format.format(time).replace(' ', 'T');
}

/** A timestamp with the Korean offset. Undefined while the input is incomplete. */
export function fromKoreanInput(value: string): string | undefined {
  const [, minutes, seconds = '00'] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d))?/.exec(value) ?? [];
  return minutes && `${minutes}:${seconds}+09:00`;
}
