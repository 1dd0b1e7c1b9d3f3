import { timingSafeEqual } from 'node:crypto';
import type { ApiDeps } from '#api/context.ts';
import { ProblemError } from '#api/problems.ts';
import { recordAccess } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { findItem, isPersonal, readContent } from './item-row.ts';

const minutes = 15;

/** `version` 0: the draft, as it is when a page is read. */
type Preview = { itemId: number; version: number; staffId: number; expires: number };

function sign(keyedHash: KeyedHash, { itemId, version, staffId, expires }: Preview): string {
  return keyedHash('content_preview', `${itemId}.${version}.${staffId}.${expires}`);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

export function previewItem(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'content.read'>,
  id: number,
  version: number | undefined,
): Promise<{ token: string; expiresAt: string; publicId: number | null }> {
  return db.transaction(async (tx) => {
    const row = await findItem(tx, id);
    await readContent(tx, id, version ?? row.currentVersion);
    if (isPersonal(row))
      await recordAccess(tx, keyedHash, {
        actor,
        subject: `content:${row.kind}/${row.key}`,
        detail: { preview: version ?? row.currentVersion },
      });
    const expires = Math.floor(Date.now() / 1000) + minutes * 60;
    const preview = { itemId: id, version: version ?? 0, staffId: actor.staffId, expires };
    const fields = [id, preview.version, actor.staffId, expires, sign(keyedHash, preview)];
    return {
      token: fields.join('.'),
      expiresAt: new Date(expires * 1000).toISOString(),
      publicId: row.publicId,
    };
  });
}

/** @throws {ProblemError} code_expired for another person's, an expired and an unsigned token */
export function readPreview(
  keyedHash: KeyedHash,
  actor: StaffActor<'content.read'>,
  token: string,
): { itemId: number; version: number | undefined } {
  const [, ...parts] = /^(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const [itemId = 0, version = 0, staffId = 0, expires = 0] = parts.slice(0, 4).map(Number);
  const isSigned = isSame(parts[4] ?? '', sign(keyedHash, { itemId, version, staffId, expires }));
  if (!isSigned || staffId !== actor.staffId || expires * 1000 < Date.now())
    throw new ProblemError('code_expired');
  return { itemId, version: version || undefined };
}
