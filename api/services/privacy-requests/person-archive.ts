import { PassThrough, Readable } from 'node:stream';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { files, privacyRequests, terms, termTranslations } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import { recordAccess } from '../access-records.ts';
import { belongsTo } from '../attachments.ts';
import { byteStream } from '../byte-stream.ts';
import { streamFile } from '../files.ts';
import { collectPerson, type FilesOf } from '../person/collect.ts';
import { countPerson } from '../person/count.ts';
import { findPersonRows } from '../person/find-rows.ts';
import { recordPersonAccess } from '../person/record-person.ts';
import { recordRequest } from '../person/records.ts';
import type { Subject } from '../person/subject.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { inForce } from '../terms.ts';
import { renderPersonDocument } from './person-document.ts';
import { holdRequest, requestSubject, subjectOf } from './request-detail.ts';
import { requireState } from './request-steps.ts';

type StoredFile = { id: string; size: number; path: string };

type Collected = Awaited<ReturnType<typeof collectPerson<string>>>;

type Consent = { kind: string; version: string; language: Locale };

function consentsOf({ members, inquiries }: Collected): Consent[] {
  return [
    ...members.flatMap(({ consents }) => consents),
    ...inquiries.map(({ consent, language }) => ({ ...consent, language })),
  ];
}

/** The texts that the person agreed to, in their language, and the privacy policy in force. */
async function addTexts(db: Database, zip: ZipFile, data: Collected, locale: Locale): Promise<void> {
  const { where, orderBy } = inForce('privacy');
  const [policy] = await db
    .select({ version: terms.version })
    .from(terms)
    .where(where)
    .orderBy(...orderBy)
    .limit(1);
  const wanted: Consent[] = [
    ...consentsOf(data),
    ...(policy ? [{ kind: 'privacy', version: policy.version, language: locale }] : []),
  ];
  const texts = await db
    .select({
      kind: terms.kind,
      version: terms.version,
      locale: termTranslations.locale,
      title: termTranslations.title,
      content: termTranslations.content,
    })
    .from(termTranslations)
    .innerJoin(terms, eq(terms.id, termTranslations.termId))
    .where(inArray(terms.version, [...new Set(wanted.map(({ version }) => version))]))
    .orderBy(asc(terms.kind), desc(terms.effectiveAt));
  for (const text of texts) {
    const isWanted = wanted.some(
      ({ kind, version, language }) =>
        kind === text.kind && version === text.version && language === text.locale,
    );
    if (!isWanted) continue;
    const name = `texts/${text.kind}-${text.version}.${text.locale}.md`;
    zip.addBuffer(Buffer.from(`# ${text.title}\n\n${text.content}\n`), name);
  }
}

function addFile(db: Database, zip: ZipFile, { id, size, path }: StoredFile): void {
  zip.addReadStreamLazy(path, { size }, (done) => {
    const stream = streamFile(db, { id, size, name: '', mediaType: '', isPersonal: true });
    done(null, Readable.from(stream));
  });
}

/** A zip file: a page to read, the same data as JSON, files that the person sent, and texts agreed to. */
async function archivePerson(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  subject: Subject,
): Promise<ReadableStream<Uint8Array>> {
  const stored: StoredFile[] = [];
  const filesOf: FilesOf<string> = async (owner, prefix) => {
    const rows = await db
      .select({ id: files.id, name: files.name, size: files.size })
      .from(files)
      .where(belongsTo(owner))
      .orderBy(asc(files.position));
    // Names were checked when stored, but may repeat.
    const listed = rows.map(({ id, name, size }, index) => ({
      ...{ id, size },
      path: `files/${prefix}-${index + 1}-${name}`,
    }));
    stored.push(...listed);
    return listed.map(({ path }) => path);
  };
  const data = await collectPerson({ db, keyedHash }, subject, filesOf);
  const locale = data.members[0]?.language ?? data.inquiries[0]?.language ?? defaultLocale;
  const exportedAt = new Date();
  const zip = new ZipFile();
  const whole = { exportedAt, subject, ...data };
  zip.addBuffer(Buffer.from(renderPersonDocument(locale, { subject, ...data }, exportedAt)), 'person.html');
  zip.addBuffer(Buffer.from(`${JSON.stringify(whole, null, 2)}\n`), 'person.json');
  await addTexts(db, zip, data, locale);
  for (const file of stored) addFile(db, zip, file);
  zip.end();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  return byteStream(output);
}

/** For a request of access whose identity check is recorded. @throws {ProblemError} not_found, conflict */
export async function exportByRequest(
  deps: ApiDeps,
  actor: StaffActor<'requests.export'>,
  id: number,
): Promise<{ name: string; stream: ReadableStream<Uint8Array> }> {
  const { db, keyedHash } = deps;
  const subject = await db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const row = await holdRequest(tx, id);
    requireState(row, ['checked']);
    const wanted = subjectOf(row);
    if (row.kind !== 'access' || !wanted) throw new ProblemError('conflict');
    const rows = await findPersonRows(tx, wanted);
    const counts = await countPerson(tx, rows);
    const exported = { exportedAt: new Date(), exportedBy: actor.email };
    await tx.update(privacyRequests).set(exported).where(eq(privacyRequests.id, id));
    await recordRequest(tx, keyedHash, { kind: 'export', operator: actor.email, subject: wanted, counts });
    await recordAccess(tx, keyedHash, { actor, subject: requestSubject(id), detail: counts });
    await recordPersonAccess(tx, keyedHash, { actor }, rows);
    return wanted;
  });
  return { name: `personal-data-request-${id}.zip`, stream: await archivePerson(deps, subject) };
}
