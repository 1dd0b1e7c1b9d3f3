import { randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { staffPasskeys, usedChallenges } from '#api/db/schema/index.ts';
import { brandNames } from '#contract/brand.ts';
import type { NewPasskey, Passkey, passkeyCreationSchema, passkeyRequestSchema } from '#contract/passkeys.ts';
import type { KeyedHash } from '../keyed-hash.ts';

/** 320 modules, which neither a visitor's page nor a command needs. */
const importWebAuthn = () => import('@simplewebauthn/server');

const challengeMs = 5 * 60_000;

type Deps = Pick<ApiDeps, 'keyedHash' | 'siteOrigin'>;

function rpIdOf({ siteOrigin }: Deps): string {
  return new URL(siteOrigin).hostname;
}

function signChallenge(keyedHash: KeyedHash, purpose: string, random: string, expiresAt: string): string {
  return keyedHash('passkey_challenge', [purpose, random, expiresAt].join(' '));
}

/** `random.expiry.signature`: stored only when used, so that requests for challenges store nothing. */
function newChallenge(keyedHash: KeyedHash, purpose: string): string {
  const random = randomBytes(16).toString('hex');
  const expiresAt = String(Date.now() + challengeMs);
  return [random, expiresAt, signChallenge(keyedHash, purpose, random, expiresAt)].join('.');
}

function isOurChallenge(keyedHash: KeyedHash, purpose: string, given: string): boolean {
  const [random = '', expiresAt = '', signature = ''] = Buffer.from(given, 'base64url').toString().split('.');
  const expected = signChallenge(keyedHash, purpose, random, expiresAt);
  if (Number(expiresAt) < Date.now() || signature.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

async function takeChallenge(tx: Transaction, challenge: string): Promise<boolean> {
  const expiresAt = new Date(Date.now() + challengeMs);
  const taken = await tx
    .insert(usedChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge });
  return taken.length > 0;
}

function expectations(deps: Deps, purpose: string) {
  const used: string[] = [];
  return {
    used,
    expectedChallenge: (challenge: string) => {
      used.push(challenge);
      return isOurChallenge(deps.keyedHash, purpose, challenge);
    },
    expectedOrigin: deps.siteOrigin,
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
  };
}

const signInPurpose = 'sign_in';

export async function passkeyRequest(deps: Deps): Promise<v.InferInput<typeof passkeyRequestSchema>> {
  const { generateAuthenticationOptions } = await importWebAuthn();
  const { challenge, timeout } = await generateAuthenticationOptions({
    rpID: rpIdOf(deps),
    challenge: newChallenge(deps.keyedHash, signInPurpose),
  });
  return {
    challenge,
    rpId: rpIdOf(deps),
    userVerification: 'required',
    ...(timeout === undefined ? {} : { timeout }),
  };
}

type Holder = { id: number; email: string; name: string };

export async function passkeyCreation(
  deps: Deps,
  { id, email, name }: Holder,
): Promise<v.InferInput<typeof passkeyCreationSchema>> {
  const { generateRegistrationOptions } = await importWebAuthn();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: brandNames['en-US'],
    rpID: rpIdOf(deps),
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(deps.keyedHash('passkey_user', String(id)), 'hex')),
    challenge: newChallenge(deps.keyedHash, `enrol ${id}`),
  });
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

type VerifiedPasskey = Omit<typeof staffPasskeys.$inferInsert, 'staffId'> & { challenge: string };

export async function verifyNewPasskey(
  deps: Deps,
  staffId: number,
  { authenticatorAttachment: _attachment, ...passkey }: NewPasskey,
): Promise<VerifiedPasskey | undefined> {
  const { used, ...expected } = expectations(deps, `enrol ${staffId}`);
  const { transports = [], ...response } = passkey.response;
  const { verifyRegistrationResponse } = await importWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response },
    ...expected,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  const [challenge] = used;
  if (!verified || !registrationInfo || challenge === undefined) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  const { id: credentialId, publicKey, counter } = credential;
  return { credentialId, publicKey, counter, transports, isBackedUp: credentialBackedUp, challenge };
}

/** Returns false for a used challenge, or a known passkey. */
export async function storePasskey(
  tx: Transaction,
  staffId: number,
  { challenge, ...passkey }: VerifiedPasskey,
): Promise<boolean> {
  if (!(await takeChallenge(tx, challenge))) return false;
  const stored = await tx
    .insert(staffPasskeys)
    .values({ ...passkey, staffId })
    .onConflictDoNothing()
    .returning({ credentialId: staffPasskeys.credentialId });
  return stored.length > 0;
}

export type PasskeyProof = { staffId: number; credentialId: string; counter: number; challenge: string };

export async function verifyPasskey(
  deps: Deps & Pick<ApiDeps, 'db'>,
  { authenticatorAttachment: _attachment, ...passkey }: Passkey,
): Promise<PasskeyProof | undefined> {
  const [stored] = await deps.db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialId, passkey.id));
  if (!stored) return undefined;
  const { staffId, credentialId, counter } = stored;
  const { used, ...expected } = expectations(deps, signInPurpose);
  const { userHandle: _handle, ...response } = passkey.response;
  const { verifyAuthenticationResponse } = await importWebAuthn();
  // The library throws for a response that does not fit.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, response },
    ...expected,
    credential: { id: credentialId, publicKey: Uint8Array.from(stored.publicKey), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  const [challenge] = used;
  if (!verified || !authenticationInfo || challenge === undefined) return undefined;
  return { staffId, credentialId, counter: authenticationInfo.newCounter, challenge };
}

/** Returns false for a used challenge, or a passkey that was removed. */
export async function takePasskey(tx: Transaction, proof: PasskeyProof): Promise<boolean> {
  if (!(await takeChallenge(tx, proof.challenge))) return false;
  const used = await tx
    .update(staffPasskeys)
    .set({ counter: proof.counter, lastUsedAt: sql`now()` })
    .where(eq(staffPasskeys.credentialId, proof.credentialId))
    .returning({ staffId: staffPasskeys.staffId });
  return used.length > 0;
}
