import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ContactReceipt, ContactRequest } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import { networkOf } from '#request-body/byte-budget.ts';
import type { ApiDeps } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { contacts, terms } from '../db/schema/index.ts';
import { inquiryNotice } from '../mails/staff-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { ProblemError } from '../problems.ts';
import { type CheckedFile, storeFiles } from './attachments.ts';
import { confirmInquiry } from './confirmations.ts';
import { counts } from './counts.ts';
import { hashRequest, type Lookup, storeOnce } from './idempotency.ts';
import { answerDueAt } from './inbox/due.ts';
import { limits, takeFrom } from './limits.ts';
import { recipientsOf } from './site-settings.ts';
import { inForce } from './terms.ts';

const crockfordBase32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function newReference(): string {
  const characters = Array.from(randomBytes(10), (byte) =>
    crockfordBase32.charAt(byte % crockfordBase32.length),
  );
  return `LB-${characters.join('')}`;
}

export async function consentVersion(tx: Transaction): Promise<string> {
  const { where, orderBy } = inForce('inquiry');
  const [row] = await tx
    .select({ version: terms.version })
    .from(terms)
    .where(where)
    .orderBy(...orderBy)
    .limit(1);
  // Proof of consent needs the version.
  if (!row) throw new Error('There is no consent text for inquiries: run `npm run seed`');
  return row.version;
}

type Sent = {
  request: ContactRequest;
  requestHash: string;
  /** Keyed hashes of network and e-mail address. */
  sender: [network: string, email: string];
  files: readonly CheckedFile[];
  locale: Locale;
  clientAddress: string;
  idempotencyKey: string | undefined;
};

const receiptColumns = { reference: contacts.reference, receivedAt: contacts.receivedAt };

function toReceipt({ reference, receivedAt }: { reference: string; receivedAt: Date }): ContactReceipt {
  return {
    reference,
    receivedAt: receivedAt.toISOString(),
    answerDueAt: answerDueAt(receivedAt).toISOString(),
  };
}

/**
 * Another sender's key does not conflict: this request gets one with a space, which no client can send. @throws
 * {ProblemError}
 */
async function findEarlier(
  db: Database,
  { idempotencyKey, requestHash, sender }: Sent,
): Promise<Lookup<ContactReceipt>> {
  if (idempotencyKey === undefined) return { key: undefined };
  for (const key of [idempotencyKey, `${idempotencyKey} ${sender[1]}`]) {
    const [earlier] = await db
      .select({ ...receiptColumns, requestHash: contacts.requestHash })
      .from(contacts)
      .where(eq(contacts.idempotencyKey, key));
    if (!earlier) return { key };
    const [hash, ...earlierSender] = earlier.requestHash.split(' ');
    if (hash === requestHash) return { answer: toReceipt(earlier) };
    if (earlierSender.length === 0 || sender.some((part) => earlierSender.includes(part))) break;
  }
  throw new ProblemError('conflict');
}

/** Undefined when a parallel request took the key. */
async function store(
  tx: Transaction,
  deps: ApiDeps,
  sent: Sent,
  key: string | undefined,
): Promise<ContactReceipt | undefined> {
  const { request, files, locale } = sent;
  const { privacyAgree: _agreed, ...inquiry } = request;
  const [stored] = await tx
    .insert(contacts)
    .values({
      ...inquiry,
      reference: newReference(),
      locale,
      consentVersion: await consentVersion(tx),
      idempotencyKey: key ?? null,
      requestHash: key === undefined ? sent.requestHash : [sent.requestHash, ...sent.sender].join(' '),
    })
    .onConflictDoNothing({ target: contacts.idempotencyKey })
    .returning({ id: contacts.id, ...receiptColumns });
  if (!stored) return undefined;
  await takeFrom(tx, deps.keyedHash, [
    { limit: limits.contactByAddress, key: sent.clientAddress },
    { limit: limits.contactByEmail, key: request.email.toLowerCase() },
  ]);
  await storeFiles(tx, { contactId: stored.id }, files);
  const { reference, receivedAt } = stored;
  const { staffMail, dashboardUrl } = deps;
  const to = await recipientsOf(tx, staffMail, request.type);
  await enqueueMail(
    tx,
    inquiryNotice({ ...inquiry, to, dashboardUrl, reference, locale, fileCount: files.length }),
  );
  // Last: it locks the budget until the commit.
  const { email: receiver, type } = request;
  await confirmInquiry(tx, deps, { locale, to: receiver, reference, type, receivedAt });
  return toReceipt(stored);
}

/** Once per idempotency key. @throws {ProblemError} conflict, captcha_failed, too_many_requests */
export async function createContact(
  deps: ApiDeps,
  request: ContactRequest,
  options: Pick<Sent, 'files' | 'locale' | 'clientAddress' | 'idempotencyKey'> & { captchaToken: string },
): Promise<ContactReceipt> {
  const { clientAddress, idempotencyKey } = options;
  // Hashed with the key, so that stored hashes do not link inquiries of one sender.
  const hashOf = (text: string) => deps.keyedHash('idempotency', `${text} ${idempotencyKey}`);
  const sender: Sent['sender'] = [hashOf(networkOf(clientAddress)), hashOf(request.email.toLowerCase())];
  const sent: Sent = { ...options, request, sender, requestHash: hashRequest(request, options.files) };
  const { captcha } = deps.gateways;
  // A token works once, and a repeated request has used it.
  let needsCaptcha = captcha.isConfigured;
  return storeOnce(
    () => findEarlier(deps.db, sent),
    async (key) => {
      if (needsCaptcha && !(await captcha.check(options.captchaToken, clientAddress)).success)
        throw new ProblemError('captcha_failed');
      needsCaptcha = false;
      const stored = await deps.db.transaction((tx) => store(tx, deps, sent, key));
      if (!stored) return undefined;
      counts().inquiries += 1;
      deps.wakeOutbox();
      return stored;
    },
  );
}
