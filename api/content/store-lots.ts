import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lotFields } from '#contract/lots.ts';
import type { Measurements } from '#contract/materials.ts';
import { materialSlug, unitSymbol } from '#rules/material-code.ts';
import type { Transaction } from '../db/database.ts';
import { lots, products, productTranslations } from '../db/schema/index.ts';
import { excluded, inBatches } from './changes.ts';

export const lotContentSchema = v.object(lotFields);

/** A lot with all that staff and content folders set, without its number. */
export type LotContent = Omit<v.InferOutput<typeof lotContentSchema>, 'number'> & { productId: number };

export type StoredLot = { number: string; releaseLimit: number; editedAt: Date | null; content: LotContent };

export type NewLot = { number: string; content: LotContent };

/** `limit`: lots are released from this count. */
export type LotMaterial = { productId: number; code: string; limit: number; sheet: Measurements };

/** Materials whose lots are counted against a limit, by `lotMaterialKey` of their code. */
export async function loadLotMaterials(tx: Transaction): Promise<Map<string, LotMaterial>> {
  const rows = await tx
    .selectDistinctOn([products.id], {
      productId: products.id,
      measurements: products.measurements,
      comparison: productTranslations.comparison,
    })
    .from(products)
    .innerJoin(productTranslations, sql`${productTranslations.productId} = ${products.id}`)
    .where(sql`${products.measurements} is not null and ${productTranslations.comparison} is not null`)
    .orderBy(products.id);
  return new Map(
    rows.flatMap(({ productId, measurements, comparison }): [string, LotMaterial][] => {
      const limit = measurements?.releaseLimit ?? measurements?.lowerLimit ?? null;
      const isCounted = comparison !== null && unitSymbol(comparison.unit) !== comparison.unit;
      if (!measurements || limit === null || !isCounted) return [];
      const { code } = comparison;
      return [[lotMaterialKey(code), { productId, code, limit, sheet: measurements }]];
    }),
  );
}

export function lotMaterialKey(code: string): string {
  return materialSlug(code).toLowerCase();
}

/** In the order of time, so that a date that contradicts another one is named. */
export function wrongDate({
  madeOn,
  testedOn,
  expiresOn,
}: Pick<LotContent, 'madeOn' | 'testedOn' | 'expiresOn'>) {
  if (testedOn < madeOn) return 'testedOn';
  return expiresOn <= testedOn ? 'expiresOn' : undefined;
}

/** @param numbers undefined: all */
export async function loadLots(tx: Transaction, numbers?: readonly string[]): Promise<StoredLot[]> {
  const rows = await tx
    .select()
    .from(lots)
    .where(numbers && inArray(lots.number, [...numbers]))
    .orderBy(lots.number);
  return rows.map(
    ({ id: _id, number, releaseLimit, revision: _revision, editedAt, editedBy: _by, ...content }) => ({
      number,
      releaseLimit,
      editedAt,
      content,
    }),
  );
}

/** The revision of the data sheet that was in force when the lot was tested. */
function revisionAt({ revisions, revision }: Measurements, day: string): number {
  return revisions.findLast(({ date }) => date <= day)?.number ?? revision;
}

type Edit = { editedAt: Date | null; editedBy: number | null };

/** The stored value, or the proposed one for a lot of another material than before. */
function ofMaterial(column: string) {
  const isSame = sql`${lots.productId} = ${excluded('product_id')}`;
  return sql`case when ${isSame} then ${sql.raw(`lots.${column}`)} else ${excluded(column)} end`;
}

/** Adds lots with the limits of today's sheets. Stored ones keep the limit that they were tested against. */
export async function storeLots(tx: Transaction, list: readonly NewLot[], edit: Edit): Promise<void> {
  const materials = new Map(
    [...(await loadLotMaterials(tx)).values()].map((material) => [material.productId, material]),
  );
  const rows = list.flatMap(({ number, content }) => {
    const material = materials.get(content.productId);
    if (!material) throw new Error(`The material of lot ${number} has no limit`);
    const revision = revisionAt(material.sheet, content.testedOn);
    return { number, ...content, releaseLimit: material.limit, revision, ...edit };
  });
  for (const batch of inBatches(rows))
    await tx
      .insert(lots)
      .values(batch)
      .onConflictDoUpdate({
        target: lots.number,
        set: {
          productId: excluded('product_id'),
          releaseLimit: ofMaterial('release_limit'),
          revision: ofMaterial('revision'),
          madeOn: excluded('made_on'),
          testedOn: excluded('tested_on'),
          expiresOn: excluded('expires_on'),
          count: excluded('count'),
          replicates: excluded('replicates'),
          deviation: excluded('deviation'),
          method: excluded('method'),
          instrument: excluded('instrument'),
          analyst: excluded('analyst'),
          editedAt: excluded('edited_at'),
          editedBy: excluded('edited_by'),
        },
      });
}
