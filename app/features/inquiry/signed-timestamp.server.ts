import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* A hidden form field with the signed time of rendering: the age of the form (decision 013). */

const minSeconds = 1;
const maxSeconds = 24 * 3600;

/** Clocks of several machines differ slightly. */
const toleratedSeconds = 5;

type TimestampVerdict = 'ok' | 'too_fast' | 'invalid';

type TimestampSettings = {
  /** Shared by all processes; undefined: each process has a random one. */
  secret: string | undefined;
  /** Whether other processes issue timestamps for the same forms. */
  hasSiblings: boolean;
};

export type SignedTimestamps = {
  issue(now: number): string;
  check(timestamp: string | undefined, now: number): TimestampVerdict;
};

function judgeAge(seconds: number): TimestampVerdict {
  if (seconds < -toleratedSeconds || seconds > maxSeconds) return 'invalid';
  return seconds < minSeconds ? 'too_fast' : 'ok';
}

/** `key id.time in base 36.signature` */
const pattern = /^([\w-]{8})\.([\da-z]{6,12})\.([\w-]{43})$/;

function createSigner(secret: string | Buffer, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return { id: sign('id').toString('base64url').slice(0, 8), sign };
}

/** Issues and checks signed timestamps. Times are milliseconds since 1970. */
export function createSignedTimestamps({ secret, hasSiblings }: TimestampSettings): SignedTimestamps {
  const own = createSigner(secret ?? randomBytes(32), 'signed-timestamp');
  const signers = [own];
  // Open forms of the previous release, until the next one.
  if (secret) signers.push(createSigner(secret, 'form-stamp'));
  // Without a shared secret, timestamps of other processes cannot be verified. They pass on their age alone, so that no
  // visitor is locked out.
  const trustsOthers = secret === undefined && hasSiblings;

  return {
    issue: (now) => {
      const time = Math.floor(now).toString(36);
      return `${own.id}.${time}.${own.sign(time).toString('base64url')}`;
    },
    check: (timestamp, now) => {
      const [, id, time = '', signature = ''] = pattern.exec(timestamp ?? '') ?? [];
      if (id === undefined) return 'invalid';
      const signer = signers.find((candidate) => candidate.id === id);
      const isGenuine = signer
        ? timingSafeEqual(signer.sign(time), Buffer.from(signature, 'base64url'))
        : trustsOthers;
      return isGenuine ? judgeAge((now - Number.parseInt(time, 36)) / 1000) : 'invalid';
    },
  };
}
