import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import {
  type contacts,
  identities,
  type members,
  type outbox,
  points,
  privacyRequests,
  questions,
  samples,
  sessions,
  termNotices,
  terms,
} from '#api/db/schema/index.ts';
import type { FileOwner } from '../attachments.ts';
import { type AnswerOwner, listAnswers } from '../inbox/answers.ts';
import { questionReference } from '../inbox/reference.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { listConsents } from '../members/consents.ts';
import { findRejoinDate } from '../members/rejoin.ts';
import { sampleReference } from '../sample-requests.ts';
import { findPersonRows } from './find-rows.ts';
import { isRequestOf } from './records.ts';
import type { Subject } from './subject.ts';

/** Lists the files of an owner, or saves them under names that begin with `prefix`. */
export type FilesOf<TFile> = (owner: FileOwner, prefix: string) => Promise<TFile[]>;

async function collectAnswers<TFile>(
  db: Database,
  owner: AnswerOwner,
  reference: string,
  filesOf: FilesOf<TFile>,
) {
  const collected = [];
  for (const { id, at, content, delivery } of await listAnswers(db, owner))
    collected.push({
      at,
      content,
      delivery: delivery.state,
      files: await filesOf({ answerId: id }, `${reference}-answer-${id}`),
    });
  return collected;
}

async function collectQuestions<TFile>(db: Database, memberId: number, filesOf: FilesOf<TFile>) {
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.memberId, memberId))
    .orderBy(asc(questions.id));
  const collected = [];
  for (const { id, title, content, createdAt, answeredAt } of rows) {
    const reference = questionReference(id);
    collected.push({
      ...{ reference, title, content, createdAt, answeredAt },
      files: await filesOf({ questionId: id }, reference),
      answers: await collectAnswers(db, { questionId: id }, reference, filesOf),
    });
  }
  return collected;
}

function deliveryOf({
  id,
  company,
  recipient,
  mobile,
  zipcode,
  address1,
  address2,
}: typeof samples.$inferSelect) {
  return { reference: sampleReference(id), company, recipient, mobile, zipcode, address1, address2 };
}

async function collectSamples(db: Database, memberId: number) {
  const rows = await db.select().from(samples).where(eq(samples.memberId, memberId)).orderBy(asc(samples.id));
  return rows.map((row) => {
    const { productId, amount, purpose, status, statusAt, note, createdAt } = row;
    return { ...deliveryOf(row), productId, amount, purpose, status, statusAt, note, createdAt };
  });
}

async function collectConsents(db: Database, memberId: number) {
  const rows = await listConsents(db, memberId);
  return rows.map(({ idTerm: _idTerm, ...consent }) => consent);
}

function selectNotices(db: Database, memberId: number) {
  return db
    .select({ kind: terms.kind, version: terms.version, mailedAt: termNotices.createdAt })
    .from(termNotices)
    .innerJoin(terms, eq(terms.id, termNotices.termId))
    .where(eq(termNotices.memberId, memberId))
    .orderBy(asc(termNotices.createdAt));
}

async function collectMember<TFile>(
  db: Database,
  { passwordHash, locale, ...profile }: typeof members.$inferSelect,
  filesOf: FilesOf<TFile>,
) {
  const { id } = profile;
  const { provider, subject, linkedAt } = identities;
  const { at, description, saved, used, balance } = points;
  const { createdAt, expiresAt } = sessions;
  return {
    ...profile,
    language: locale,
    hasPassword: passwordHash !== null,
    consents: await collectConsents(db, id),
    notices: await selectNotices(db, id),
    providers: await db
      .select({ provider, subject, linkedAt })
      .from(identities)
      .where(eq(identities.memberId, id)),
    points: await db
      .select({ at, description, saved, used, balance })
      .from(points)
      .where(eq(points.memberId, id))
      .orderBy(asc(at), asc(points.id)),
    questions: await collectQuestions(db, id, filesOf),
    samples: await collectSamples(db, id),
    sessions: await db.select({ createdAt, expiresAt }).from(sessions).where(eq(sessions.memberId, id)),
  };
}

async function collectInquiry<TFile>(
  db: Database,
  row: typeof contacts.$inferSelect,
  filesOf: FilesOf<TFile>,
) {
  const { id, locale, consentVersion, receivedAt, openedAt, answeredAt, processedAt, closedAs, ...rest } =
    row;
  const { answer: _answer, idempotencyKey: _key, requestHash: _hash, reference, ...sent } = rest;
  return {
    ...{ reference, ...sent, language: locale },
    consent: { kind: 'inquiry', version: consentVersion, agreedAt: receivedAt },
    ...{ receivedAt, openedAt, answeredAt, processedAt, closedAs },
    files: await filesOf({ contactId: id }, reference),
    answers: await collectAnswers(db, { contactId: id }, reference, filesOf),
  };
}

async function collectRequests(db: Database, keyedHash: KeyedHash, subject: Subject) {
  const { id, kind, state, channel, receivedOn, note, identityCheck, outcome, closedAt } = privacyRequests;
  return db
    .select({ id, kind, state, channel, receivedOn, note, identityCheck, outcome, closedAt })
    .from(privacyRequests)
    .where(isRequestOf(keyedHash, subject))
    .orderBy(asc(id));
}

const wordingSchema = v.object({ subject: v.optional(v.string()), text: v.string() });

function messageOf({ kind, createdAt, message }: typeof outbox.$inferSelect) {
  return { kind, createdAt, ...v.parse(wordingSchema, message) };
}

/** Everything that is stored about the person, without hashes and tokens. Moments are dates. */
export async function collectPerson<TFile>(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  subject: Subject,
  filesOf: FilesOf<TFile>,
) {
  const rows = await findPersonRows(db, subject);
  const membersFound = [];
  for (const member of rows.members) membersFound.push(await collectMember(db, member, filesOf));
  const inquiries = [];
  for (const contact of rows.contacts) inquiries.push(await collectInquiry(db, contact, filesOf));
  const rejoinAt = await db.transaction((tx) => findRejoinDate(tx, keyedHash, subject));
  return {
    members: membersFound,
    inquiries,
    /** Recipients of sample requests of other members. */
    deliveries: rows.deliveries.map(deliveryOf),
    queuedMessages: rows.messages.map(messageOf),
    requests: await collectRequests(db, keyedHash, subject),
    reregistrationBlockedUntil: rejoinAt ?? null,
  };
}

export type PersonData = Awaited<ReturnType<typeof collectPerson<{ name: string; size: number }>>>;
