import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { socialProviders, withdrawalReasons } from '#contract/members.ts';
import { sampleStatuses } from '#contract/mypage.ts';
import { products } from './catalogue.ts';
import { createdAt, id, locale, moment } from './columns.ts';
import { terms } from './terms.ts';

/** Members. `email` is lower case; `mobile` is 01012345678. A withdrawn member has no row. */
export const members = pgTable(
  'members',
  {
    id: id(),
    email: text().notNull(),
    emailVerifiedAt: moment(),
    /** argon2id, in its own format. Null for members who sign in by a provider only. */
    passwordHash: text(),
    name: text().notNull(),
    mobile: text(),
    /** YYYYMMDD */
    birthday: text(),
    zipcode: text(),
    address1: text(),
    address2: text(),
    locale: locale().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('members_email').on(table.email)],
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
  },
  (table) => [primaryKey({ columns: [table.memberId, table.termId] })],
);

/**
 * An account of a provider that signs a member in. `subject` is the provider's own identifier. `sealedToken`: the
 * refresh token, where the provider gave one, by which it is told of the end of the link.
 */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: socialProviders }).notNull(),
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    linkedAt: createdAt(),
    sealedToken: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_member').on(table.memberId),
  ],
);

/**
 * A sign-in by a provider that still needs something of the visitor: a password, or fields that the provider did
 * not give.
 */
export const pendingIdentities = pgTable('pending_identities', {
  ticketHash: text().primaryKey(),
  provider: text({ enum: socialProviders }).notNull(),
  subject: text().notNull(),
  email: text(),
  emailVerified: boolean().notNull(),
  name: text(),
  sealedToken: text(),
  expiresAt: moment().notNull(),
});

/** Sessions, by the SHA-256 of their token. `socialAt`: when the visitor last proved who they are by a provider. */
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

/** Links in mails that may be used once, by the SHA-256 of their token. */
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

/**
 * Codes sent by text message. The number, the code and the session are keyed hashes. One row for each number,
 * purpose and session: a new code takes the place of the last.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    purpose: text({ enum: ['sign_up', 'change'] }).notNull(),
    mobileHash: text().notNull(),
    /** '' where nobody is signed in. */
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

/** Who may not sign up again yet: keyed hashes of what a withdrawn member was known by, and until when. */
export const rejoinBars = pgTable(
  'rejoin_bars',
  {
    kind: text({ enum: ['email', 'mobile', 'identity'] }).notNull(),
    hash: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash] })],
);

/** Why members left, without who. The comment goes after three months. */
export const withdrawalReasonsGiven = pgTable('withdrawal_reasons', {
  id: id(),
  reason: text({ enum: withdrawalReasons }).notNull(),
  comment: text(),
  withdrawnOn: date().notNull().defaultNow(),
});

/** Points of members: what was saved and used, with the balance after it. */
export const points = pgTable(
  'points',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    at: createdAt(),
    description: text().notNull(),
    saved: integer().notNull(),
    used: integer().notNull(),
    balance: integer().notNull(),
  },
  (table) => [index('points_member').on(table.memberId, table.at, table.id)],
);

/** The Idempotency-Key header of the request that stored the row, with the request's SHA-256. */
const idempotency = { idempotencyKey: text(), requestHash: text() };

export const questions = pgTable(
  'questions',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    answer: text(),
    answeredAt: moment(),
    ...idempotency,
  },
  (table) => [
    index('questions_member').on(table.memberId, table.id),
    uniqueIndex('questions_idempotency_key').on(table.memberId, table.idempotencyKey),
  ],
);

/** Requests for samples of a raw material. */
export const samples = pgTable(
  'samples',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    amount: text().notNull(),
    purpose: text().notNull(),
    status: text({ enum: sampleStatuses }).notNull().default('requested'),
    createdAt: createdAt(),
    ...idempotency,
  },
  (table) => [
    index('samples_member').on(table.memberId, table.id),
    uniqueIndex('samples_idempotency_key').on(table.memberId, table.idempotencyKey),
  ],
);
