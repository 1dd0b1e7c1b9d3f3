import * as v from 'valibot';
import { timestampSchema } from './text.ts';

/* WebAuthn level 3 as JSON, in the form of @simplewebauthn. */

const base64url = (max: number) =>
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    v.regex(/^[\w-]+$/, 'invalid'),
  );

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const credentialType = v.literal('public-key');

const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: credentialType,
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  /** Extensions are not used. */
  clientExtensionResults: v.optional(
    v.pipe(
      v.looseObject({}),
      v.transform(() => ({})),
    ),
    {},
  ),
};

export const newPasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(20_000),
    transports: v.optional(v.pipe(v.array(v.picklist(transports)), v.maxLength(10))),
  }),
});

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;

export const passkeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: v.optional(base64url(200)),
  }),
});

export type Passkey = v.InferOutput<typeof passkeySchema>;

export const passkeyParamsSchema = v.object({ credentialId: base64url(2000) });

export const storedPasskeySchema = v.object({
  credentialId: v.string(),
  /** Copied to other devices of its person. */
  isBackedUp: v.boolean(),
  createdAt: timestampSchema,
  lastUsedAt: v.nullable(timestampSchema),
});

export type StoredPasskey = v.InferOutput<typeof storedPasskeySchema>;

export const passkeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ name: v.string(), id: v.optional(v.string()) }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: credentialType })),
  timeout: v.optional(v.number()),
  attestation: v.optional(v.literal('none')),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.optional(v.boolean()),
    userVerification: v.literal('required'),
  }),
});

export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.optional(v.number()),
  userVerification: v.literal('required'),
});
