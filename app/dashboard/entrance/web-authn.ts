import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as v from 'valibot';
import {
  type NewPasskey,
  newPasskeySchema,
  type Passkey,
  type passkeyCreationSchema,
  type passkeyRequestSchema,
  passkeySchema,
} from '#contract/passkeys.ts';

/* The library's types refuse optional properties that are undefined, which the contract's allow. */

type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** @throws a DOMException of the browser, such as for a closed dialog */
export async function createPasskey({
  timeout,
  attestation,
  rp: { id, name },
  authenticatorSelection: { requireResidentKey: _implied, ...authenticatorSelection },
  ...options
}: PasskeyCreation): Promise<NewPasskey> {
  const passkey = await startRegistration({
    optionsJSON: {
      ...options,
      authenticatorSelection,
      rp: { name, ...(id !== undefined && { id }) },
      ...(timeout !== undefined && { timeout }),
      ...(attestation !== undefined && { attestation }),
    },
  });
  return v.parse(newPasskeySchema, passkey);
}

/** @throws as createPasskey */
export async function signChallenge({ timeout, ...options }: PasskeyRequest): Promise<Passkey> {
  const passkey = await startAuthentication({
    optionsJSON: { ...options, ...(timeout !== undefined && { timeout }) },
  });
  return v.parse(passkeySchema, passkey);
}
