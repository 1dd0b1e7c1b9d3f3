import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { socialProviders } from '#contract/members.ts';
import { withdrawalReasons } from '#contract/withdrawal.ts';
import { createdAt, id, locale, moment } from './columns.ts';
import { terms } from './terms.ts';

/** `email` is lower case; `mobile` is 01012345678. `ageConfirmedAt`: stated to be 14 or older. Withdrawal deletes the row. */
export const members = pgTable(
  'members',
  {
    id: id(),
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** argon2id. Null for members who sign in with a provider only. */
    passwordHash: text(),
    name: text().notNull(),
    mobile: text(),
    birthday: text(),
    zipcode: text(),
    address1: text(),
    address2: text(),
    ageConfirmedAt: moment(),
    locale: locale().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('members_email').on(table.email), index('members_mobile').on(table.mobile)],
);

export const memberConsents = pgTable(
  'member_consents',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id),
    locale: locale().notNull(),
    agreedAt: createdAt(),
    remindedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.termId] }),
    index('member_consents_term').on(table.termId, table.locale),
  ],
);

/** Members who were mailed about an upcoming version. */
export const termNotices = pgTable(
  'term_notices',
  {
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.memberId] }),
    index('term_notices_member').on(table.memberId),
  ],
);

/** `subject` is the provider's identifier; `encryptedToken` the encrypted refresh token. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: socialProviders }).notNull(),
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    linkedAt: createdAt(),
    encryptedToken: text('sealed_token'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_member').on(table.memberId),
  ],
);

export const pendingIdentities = pgTable('pending_identities', {
  ticketHash: text().primaryKey(),
  provider: text({ enum: socialProviders }).notNull(),
  subject: text().notNull(),
  email: text(),
  emailVerified: boolean().notNull(),
  name: text(),
  encryptedToken: text('sealed_token'),
  expiresAt: moment().notNull(),
});

/** Keyed by the token's SHA-256. `socialAt`: last sign-in with a provider. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    socialAt: moment(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_expiry').on(table.expiresAt)],
);

export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['verify_email', 'reset_password'] }).notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('mail_tokens_member').on(table.memberId)],
);

/** Keyed hashes. A new code replaces the last one for the same number, purpose and session. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    purpose: text({ enum: ['sign_up', 'change'] }).notNull(),
    mobileHash: text().notNull(),
    sessionHash: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.mobileHash, table.sessionHash] }),
    index('phone_codes_expiry').on(table.expiresAt),
  ],
);

/** Keyed hashes of withdrawn members, blocked until `until`. */
export const reregistrationBlocks = pgTable(
  'rejoin_bars',
  {
    kind: text({ enum: ['email', 'mobile', 'identity'] }).notNull(),
    hash: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash] })],
);

export const withdrawalReasonsGiven = pgTable('withdrawal_reasons', {
  id: id(),
  reason: text({ enum: withdrawalReasons }).notNull(),
  comment: text(),
  withdrawnOn: date().notNull().defaultNow(),
});
