import * as v from 'valibot';
import {
  accountEmailSchema,
  givenPasswordSchema,
  nameSchema,
  passwordSchema,
  sessionSchema,
} from './members.ts';
import { idSchema } from './paging.ts';
import { newPasskeySchema, passkeyCreationSchema, passkeySchema } from './passkeys.ts';
import { tokenSchema } from './short-text.ts';
import { staffRoles } from './staff-permissions.ts';
import { identifierSchema, timestampSchema } from './text.ts';

export const staffStates = ['invited', 'active', 'locked', 'left'] as const;

export const staffPasswordMinLength = 12;

const newStaffPasswordSchema = passwordSchema(staffPasswordMinLength);

/** Six digits of an authenticator app, or a recovery code with or without its hyphen. */
const secondFactorSchema = v.pipe(
  v.string('required'),
  v.transform((text) => text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()),
  v.nonEmpty('required'),
  v.maxLength(50, 'too_long'),
);

export const staffLoginSchema = v.object({
  email: accountEmailSchema,
  password: givenPasswordSchema,
  code: secondFactorSchema,
});

export const staffPasskeyLoginSchema = v.object({ passkey: passkeySchema });

export const stepUpSchema = v.object({
  code: v.optional(secondFactorSchema),
  passkey: v.optional(passkeySchema),
});

export type StepUp = v.InferOutput<typeof stepUpSchema>;

const personEntries = {
  id: identifierSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
};

export const invitationTokenSchema = v.object({ token: tokenSchema });

export const staffEnrollmentSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
  /** `uri` is the content of the QR code. */
  totp: v.object({ secret: v.string(), uri: v.string() }),
  passkey: passkeyCreationSchema,
});

export const staffEnrollSchema = v.object({
  token: tokenSchema,
  password: newStaffPasswordSchema,
  code: v.optional(secondFactorSchema),
  passkey: v.optional(newPasskeySchema),
});

export const addPasskeySchema = v.object({ passkey: newPasskeySchema });

export type StaffEnroll = v.InferOutput<typeof staffEnrollSchema>;

const recoveryCodes = v.array(v.string());

export const recoveryCodesSchema = v.object({ recoveryCodes });

export const staffEnrolledSchema = v.object({ ...sessionSchema.entries, recoveryCodes });

export const staffMeSchema = v.object({
  ...personEntries,
  hasTotp: v.boolean(),
  passkeys: v.number(),
  recoveryCodesLeft: v.number(),
  /** Of this session. */
  verifiedAt: timestampSchema,
  expiresAt: timestampSchema,
});

export type StaffMe = v.InferOutput<typeof staffMeSchema>;

export const staffPasswordChangeSchema = v.object({
  current: givenPasswordSchema,
  next: newStaffPasswordSchema,
});

export const staffSessionSchema = v.object({
  id: identifierSchema,
  address: v.string(),
  createdAt: timestampSchema,
  lastSeenAt: timestampSchema,
  expiresAt: timestampSchema,
  isCurrent: v.boolean(),
});

export const staffSessionParamsSchema = v.object({ id: idSchema, sessionId: idSchema });

export type StaffSessionItem = v.InferOutput<typeof staffSessionSchema>;

export const staffPersonSchema = v.object({
  ...personEntries,
  state: v.picklist(staffStates),
  createdAt: timestampSchema,
  lastSeenAt: v.nullable(timestampSchema),
});

export type StaffPerson = v.InferOutput<typeof staffPersonSchema>;

export const staffInviteSchema = v.object({
  email: accountEmailSchema,
  name: nameSchema,
  role: v.picklist(staffRoles),
});

export type StaffInvite = v.InferOutput<typeof staffInviteSchema>;

export const staffChangeSchema = v.object({
  role: v.optional(v.picklist(staffRoles)),
  state: v.optional(v.picklist(['active', 'locked'])),
});

export type StaffChange = v.InferOutput<typeof staffChangeSchema>;
