import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
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

/** `revision`: of the data sheet that the lot was tested against. */
export type TestedLot = LotContent & { releaseLimit: number; revision: number };

export type NewLot = { number: string; content: TestedLot };

export type StoredLot = NewLot & { editedAt: Date | null };

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

/** Codes of all products by their id: of one without a comparison its slug. */
export async function loadProductCodes(tx: Transaction): Promise<Map<number, string>> {
  const ofProduct = eq(productTranslations.productId, products.id);
  const rows = await tx
    .selectDistinctOn([products.id], {
      id: products.id,
      slug: products.slug,
      comparison: productTranslations.comparison,
    })
    .from(products)
    .leftJoin(productTranslations, and(ofProduct, isNotNull(productTranslations.comparison)))
    .orderBy(products.id);
  return new Map(rows.map(({ id, slug, comparison }) => [id, comparison?.code ?? slug]));
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
  return rows.map(({ id: _id, number, editedAt, editedBy: _by, ...content }) => ({
    number,
    editedAt,
    content,
  }));
}

/** The revision of the data sheet that was in force when the lot was tested. */
function revisionAt({ revisions, revision }: Measurements, day: string): number {
  return revisions.findLast(({ date }) => date <= day)?.number ?? revision;
}

/** A stored lot keeps its limit and revision unless its material changes. Others get the limit of today's sheet. */
export function toTestedLot(
  content: LotContent,
  { limit, sheet }: LotMaterial,
  before: TestedLot | undefined,
): TestedLot {
  const { releaseLimit, revision } =
    before?.productId === content.productId
      ? before
      : { releaseLimit: limit, revision: revisionAt(sheet, content.testedOn) };
  return { ...content, releaseLimit, revision };
}

type Edit = { editedAt: Date | null; editedBy: number | null };

export async function storeLots(tx: Transaction, list: readonly NewLot[], edit: Edit): Promise<void> {
  const rows = list.map(({ number, content }) => ({ number, ...content, ...edit }));
  for (const batch of inBatches(rows))
    await tx
      .insert(lots)
      .values(batch)
      .onConflictDoUpdate({
        target: lots.number,
        set: {
          productId: excluded('product_id'),
          releaseLimit: excluded('release_limit'),
          revision: excluded('revision'),
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
