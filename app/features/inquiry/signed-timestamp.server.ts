import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * The moment at which a form was handed out, signed, in a hidden field: it tells how long somebody had it
 * (decision 013).
 */

const minSeconds = 1;
const maxSeconds = 24 * 3600;

/** Of a moment that our own clock has not reached: clocks of several machines differ a little. */
const toleratedSeconds = 5;

type StampVerdict = 'ok' | 'too_fast' | 'invalid';

type StampSettings = {
  /** The secret that all processes share; undefined: each has one of its own. */
  secret: string | undefined;
  /** Whether there may be other processes, whose forms come here too. */
  hasSiblings: boolean;
};

export type Stamps = {
  issue(now: number): string;
  check(stamp: string | undefined, now: number): StampVerdict;
};

function judgeAge(seconds: number): StampVerdict {
  if (seconds < -toleratedSeconds || seconds > maxSeconds) return 'invalid';
  return seconds < minSeconds ? 'too_fast' : 'ok';
}

/** A stamp is `key's id.time in base 36.signature`. */
const pattern = /^([\w-]{8})\.([\da-z]{6,12})\.([\w-]{43})$/;

/** Makes and checks stamps. Times are milliseconds since 1970. */
export function createStamps({ secret, hasSiblings }: StampSettings): Stamps {
  const key = createHmac('sha256', secret ?? randomBytes(32))
    .update('form-stamp')
    .digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  const keyId = sign('id').toString('base64url').slice(0, 8);
  // Without a shared secret nobody here can tell a sibling's stamp from a made-up one, and its visitor must not be
  // shut out: then the age alone counts, as the stamp has it.
  const trustsOthers = secret === undefined && hasSiblings;

  return {
    issue: (now) => {
      const time = Math.floor(now).toString(36);
      return `${keyId}.${time}.${sign(time).toString('base64url')}`;
    },
    check: (stamp, now) => {
      const [, id, time = '', signature = ''] = pattern.exec(stamp ?? '') ?? [];
      if (id === undefined) return 'invalid';
      const isOurs = id === keyId && timingSafeEqual(sign(time), Buffer.from(signature, 'base64url'));
      if (!isOurs && (id === keyId || !trustsOthers)) return 'invalid';
      return judgeAge((now - Number.parseInt(time, 36)) / 1000);
    },
  };
}
