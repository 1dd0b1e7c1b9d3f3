import type { FormFailure } from '#app/forms/form-state.ts';
import { env } from '#app/server/env.server.ts';
import { honeypotField, type InquiryHidden } from './inquiry.schema.ts';
import { createSignedTimestamps } from './signed-timestamp.server.ts';

/** The embedded database is locked by one process; with another database there may be more. */
const timestamps = createSignedTimestamps({
  secret: env.SECRET_KEY,
  hasSiblings: env.DATABASE_URL !== undefined || env.API_BASE_URL !== undefined,
});

/** Reuses a valid timestamp of the form, so that the minimum time does not start again. */
export function timestampFor(hidden: InquiryHidden): string {
  const { timestamp } = hidden;
  const now = Date.now();
  return timestamp && timestamps.check(timestamp, now) !== 'invalid' ? timestamp : timestamps.issue(now);
}

/** Checks whether a person sent the form (decision 013). Undefined when nothing is suspicious. */
export function guardFailure(hidden: InquiryHidden): FormFailure | undefined {
  if (hidden[honeypotField]) return 'again';
  const verdict = timestamps.check(hidden.timestamp, Date.now());
  if (verdict === 'ok') return undefined;
  return verdict === 'too_fast' ? 'too_fast' : 'again';
}
