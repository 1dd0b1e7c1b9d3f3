import { and, eq } from 'drizzle-orm';
import type { Languages } from '#contract/locales.ts';
import type { Lot } from '#contract/lots.ts';
import { unitSymbol } from '#rules/material-code.ts';
import type { ApiDeps } from '../context.ts';
import { lots, products } from '../db/schema/index.ts';
import { checkLimits, countAgainst, type LimitKey, limits } from './limits.ts';
import { lotNumber } from './lot-number.ts';
import { findProductsById, isPublishedProduct } from './products.ts';

/**
 * Undefined for a number that no lot has. A malformed one takes the same steps, and costs as much.
 * @throws {ProblemError} too_many_requests
 */
export async function findLot(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  text: string,
  languages: Languages,
  clientAddress: string,
): Promise<Lot | undefined> {
  const all: LimitKey = { limit: limits.lotByAddress, key: clientAddress };
  const unknown: LimitKey = { limit: limits.unknownLotByAddress, key: clientAddress };
  const row = await db.transaction(async (tx) => {
    await checkLimits(tx, keyedHash, [all, unknown]);
    const [found] = await tx
      .select({ lot: lots })
      .from(lots)
      .innerJoin(products, eq(products.id, lots.productId))
      .where(and(eq(lots.number, lotNumber(text) ?? ''), isPublishedProduct));
    await countAgainst(tx, keyedHash, found ? [all] : [all, unknown]);
    return found?.lot;
  });
  if (!row) return undefined;
  const { id: _id, productId, releaseLimit: limit, editedAt: _at, editedBy: _by, ...lot } = row;
  const product = (await findProductsById(db, [productId], languages)).get(productId);
  if (!product?.comparison) return undefined;
  const { name, locale, comparison } = product;
  return {
    ...lot,
    ...{ code: comparison.code, name, locale, unit: unitSymbol(comparison.unit) },
    ...{ limit, meetsLimit: lot.count >= limit },
  };
}
