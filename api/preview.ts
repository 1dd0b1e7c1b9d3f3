import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { ContentError } from './content/content-error.ts';
import { completeContent } from './content/items/complete-content.ts';
import { fillContent } from './content/items/fill-content.ts';
import { lockContent } from './content/lock-content.ts';
import type { ApiDeps, ApiEnv } from './context.ts';
import type { Transaction } from './db/database.ts';
import { contentItems } from './db/schema/index.ts';
import { ProblemError } from './problems.ts';
import { readActor } from './read-session.ts';
import { authorize } from './services/staff/authorize.ts';
import { findItem, readContent } from './services/staff-content/item-row.ts';
import { readPreview } from './services/staff-content/preview-item.ts';
import { makePublic } from './services/staff-content/publish-item.ts';

export const previewHeader = 'x-preview';

/** Carries the answer out of a transaction that is rolled back. */
class Previewed extends Error {
  override name = 'Previewed';
  readonly answer: Response;

  constructor(answer: Response) {
    super('A preview changes nothing');
    this.answer = answer;
  }
}

/** Of the transaction. Public reads compare with it. */
async function startOf(tx: Transaction, itemId: number): Promise<Date> {
  const ms = sql<number>`floor(extract(epoch from now()) * 1000)`.mapWith(Number);
  const [row] = await tx.select({ ms }).from(contentItems).where(eq(contentItems.id, itemId));
  return row ? new Date(row.ms) : new Date();
}

async function publishForNow(
  tx: Transaction,
  { itemId, version }: ReturnType<typeof readPreview>,
): Promise<void> {
  const row = await findItem(tx, itemId);
  const number = version ?? row.currentVersion;
  const draft = await fillContent(tx, row.kind, await readContent(tx, itemId, number));
  const now = await startOf(tx, itemId);
  const content = await completeContent(tx, row.kind, draft, now);
  // A later date would hide it.
  if (new Date(String(content.fields.publishedAt)) > now) delete content.fields.publishedAt;
  await makePublic(tx, row, await completeContent(tx, row.kind, content, now), number);
}

async function wholeAnswer(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'private, no-store');
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

/**
 * Publishes the draft in a transaction, answers from it and rolls back. So public reads need not know drafts.
 * @param fetch answers with the API over this transaction
 * @throws {ProblemError} unauthenticated, forbidden, code_expired, not_publishable
 */
export async function answerPreview(
  context: Context<ApiEnv>,
  deps: ApiDeps,
  fetch: (deps: ApiDeps, request: Request) => Promise<Response>,
): Promise<Response> {
  const reader = await readActor(context, deps, { staff: 'content.read' });
  if (!reader) throw new ProblemError('unauthenticated');
  const actor = authorize(reader, 'content.read', context.env.clientAddress);
  const preview = readPreview(deps.keyedHash, actor, context.req.header(previewHeader) ?? '');
  const headers = new Headers(context.req.raw.headers);
  for (const name of [previewHeader, 'authorization']) headers.delete(name);
  try {
    return await deps.db.transaction(async (tx) => {
      await lockContent(tx);
      await publishForNow(tx, preview);
      const answer = await fetch({ ...deps, db: tx }, new Request(context.req.raw.url, { headers }));
      throw new Previewed(await wholeAnswer(answer));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.answer;
    if (error instanceof ContentError) throw new ProblemError('not_publishable');
    throw error;
  }
}
