import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NewPasskey } from '#contract/passkeys.ts';
import { staffStates } from '#contract/staff.ts';
import { staffRoles } from '#contract/staff-permissions.ts';
import { bytea, createdAt, id, moment } from './columns.ts';

/** `email` is lower case. `totpStep`: the last used time step. People who leave stay as a row without credentials. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    state: text({ enum: staffStates }).notNull().default('invited'),
    passwordHash: text(),
    encryptedTotpSecret: text(),
    totpStep: integer(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
);

const staffId = () =>
  integer()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    tokenHash: text().notNull(),
    staffId: staffId(),
    address: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    verifiedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.tokenHash),
    index('staff_sessions_staff').on(table.staffId),
  ],
);

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    credentialId: text().primaryKey(),
    staffId: staffId(),
    publicKey: bytea().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<NonNullable<NewPasskey['response']['transports']>>().notNull(),
    isBackedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** Keyed hashes. A used code is deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    staffId: staffId().primaryKey(),
    tokenHash: text().notNull(),
    encryptedTotpSecret: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('staff_invitations_token').on(table.tokenHash)],
);

/** Challenges are signed, so that only used ones are stored. */
export const usedChallenges = pgTable('used_challenges', {
  challenge: text().primaryKey(),
  expiresAt: moment().notNull(),
});
