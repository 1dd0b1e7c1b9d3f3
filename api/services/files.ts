import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { apiBase } from '#contract/endpoints.ts';
import type { StoredFile } from '#contract/posts.ts';
import type { Database } from '../db/database.ts';
import { documents, fileChunks, files, posts, questions } from '../db/schema/index.ts';
import { belongsTo, type FileOwner } from './attachments.ts';
import { isPublic } from './published.ts';
import type { Session } from './sessions.ts';

export function fileUrl(id: string): string {
  return `${apiBase}/files/${id}`;
}

export async function listFiles(db: Database, owner: FileOwner): Promise<StoredFile[]> {
  const rows = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(belongsTo(owner))
    .orderBy(asc(files.position), asc(files.id));
  return rows.map(({ id, name, size }) => ({ name, url: fileUrl(id), size }));
}

/** @returns the files of each answer that has some, by the answer's id */
export async function listAnswerFiles(
  db: Database,
  answerIds: readonly number[],
): Promise<Map<number, StoredFile[]>> {
  const listed = new Map<number, StoredFile[]>();
  if (answerIds.length === 0) return listed;
  const rows = await db
    .select({ answerId: files.answerId, id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(inArray(files.answerId, answerIds))
    .orderBy(asc(files.position), asc(files.id));
  for (const { answerId, id, name, size } of rows) {
    if (answerId === null) continue;
    listed.set(answerId, [...(listed.get(answerId) ?? []), { name, url: fileUrl(id), size }]);
  }
  return listed;
}

export type Download = {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  /** Not cacheable, and for its member only. */
  isPersonal: boolean;
};

function isAllowed(session: Session | undefined): SQL | undefined {
  return or(
    isPublic(documents.publishedAt),
    isPublic(posts.publishedAt),
    session && eq(questions.memberId, session.memberId),
  );
}

export async function findDownload(
  db: Database,
  id: string,
  session: Session | undefined,
): Promise<Download | undefined> {
  const [row] = await db
    .select({
      id: files.id,
      name: sql<string>`coalesce(${documents.title} || '.pdf', ${files.name})`,
      mediaType: files.mediaType,
      size: files.size,
      isPersonal: sql<boolean>`${isNotNull(files.questionId)}`,
    })
    .from(files)
    .leftJoin(documents, eq(documents.id, files.documentId))
    .leftJoin(posts, eq(posts.id, files.postId))
    .leftJoin(questions, eq(questions.id, files.questionId))
    .where(and(eq(files.id, id), isAllowed(session)));
  return row;
}

/** Fails when the file is deleted while it is read. */
export function streamFile(db: Database, { id, size }: Download): ReadableStream<Uint8Array> {
  let position = 0;
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent >= size) return controller.close();
        const [chunk] = await db
          .select({ bytes: fileChunks.bytes })
          .from(fileChunks)
          .where(and(eq(fileChunks.fileId, id), eq(fileChunks.position, position)));
        if (!chunk) throw new Error(`The file ${id} ended after ${sent} of ${size} bytes`);
        position += 1;
        sent += chunk.bytes.byteLength;
        controller.enqueue(new Uint8Array(chunk.bytes));
      },
    },
    // A HEAD request reads nothing.
    { highWaterMark: 0 },
  );
}
