/** Timestamps in the dehydrated router state. They change on every render. */
const timestamps = /\bu:\d{13}\b/g;

export function withoutTimestamps(html: string): string {
  return html.replaceAll(timestamps, '');
}
