import type { FailureReason } from '#contract/staff-messages.ts';

const patterns: readonly [pattern: RegExp, reason: FailureReason][] = [
  [/no e-mail address|\b5\d\d RCPT TO/, 'address'],
  [/\bEAUTH\b|\b(?:401|403|535)\b/, 'credentials'],
  [
    /\bE(?:CONN\w*|TIMEDOUT|SOCKET|DNS|NOTFOUND|TLS|HOSTUNREACH|PROXY)\b|not reach|did not answer/,
    'unreachable',
  ],
  [/\b4[25]\d(?: |$)|\b429\b/, 'busy'],
  [/\b[45]\d\d\b/, 'refused'],
];

/** @param error as the outbox stores it: codes of the service, without personal data */
export function failureReason(error: string): FailureReason {
  return patterns.find(([pattern]) => pattern.test(error))?.[1] ?? 'other';
}

export function failureOf(error: string | null) {
  return error === null ? null : { reason: failureReason(error), detail: error };
}
