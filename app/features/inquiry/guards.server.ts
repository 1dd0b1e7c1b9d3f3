import type { FormFailure } from '#app/forms/form-state.ts';
import { env } from '#app/server/env.server.ts';
import { honeypotField, type InquiryHidden } from './inquiry.schema.ts';
import { createStamps } from './signed-timestamp.server.ts';

/** With the embedded database there is one process, which has it locked; else there may be others. */
const stamps = createStamps({
  secret: env.SECRET_KEY,
  hasSiblings: env.DATABASE_URL !== undefined || env.API_BASE_URL !== undefined,
});

/** A stamp for a form: the one that it came with as long as that is good, so that the waiting does not begin anew. */
export function stampFor(hidden: InquiryHidden): string {
  const { stamp } = hidden;
  const now = Date.now();
  return stamp && stamps.check(stamp, now) !== 'invalid' ? stamp : stamps.issue(now);
}

/** Why a form does not look as if a person had sent it; undefined when it does (decision 013). */
export function guardFailure(hidden: InquiryHidden): FormFailure | undefined {
  if (hidden[honeypotField]) return 'again';
  const verdict = stamps.check(hidden.stamp, Date.now());
  if (verdict === 'ok') return undefined;
  return verdict === 'too_fast' ? 'too_fast' : 'again';
}
