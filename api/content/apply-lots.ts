import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database.ts';
import { type Changes, findChanges, type OnEdited } from './changes.ts';
import { ContentError } from './content-error.ts';
import type { ContentLot } from './read-lots.ts';
import {
  type LotMaterial,
  loadLotMaterials,
  loadLots,
  loadProductCodes,
  lotMaterialKey,
  type NewLot,
  type StoredLot,
  storeLots,
  toTestedLot,
} from './store-lots.ts';

type Known = {
  productIds: ReadonlyMap<string, number>;
  materials: ReadonlyMap<string, LotMaterial>;
  stored: ReadonlyMap<string, StoredLot>;
};

function toLot(known: Known, { number, material, releaseLimit, revision, ...result }: ContentLot): NewLot {
  const key = lotMaterialKey(material);
  const productId = known.productIds.get(key);
  if (productId === undefined)
    throw new ContentError(`lots.yaml: ${number}: there is no material ${material}`);
  const content = { ...result, productId };
  if (releaseLimit !== undefined && revision !== undefined)
    return { number, content: { ...content, releaseLimit, revision } };
  const sheet = known.materials.get(key);
  if (!sheet) throw new ContentError(`lots.yaml: ${number}: ${material} has no limit`);
  return { number, content: toTestedLot(content, sheet, known.stored.get(number)?.content) };
}

/** @throws {ContentError} for an unknown material, and for lots that staff imported unless `onEdited` says otherwise */
export async function applyLots(
  tx: Transaction,
  list: readonly ContentLot[],
  onEdited: OnEdited = 'refuse',
): Promise<Changes> {
  const materials = await loadLotMaterials(tx);
  const codes = await loadProductCodes(tx);
  const stored = await loadLots(
    tx,
    list.map(({ number }) => number),
  );
  const byNumber = new Map(stored.map((lot) => [lot.number, lot]));
  const productIds = new Map([...codes].map(([id, code]) => [lotMaterialKey(code), id]));
  const wanted = list.map((lot) => toLot({ productIds, materials, stored: byNumber }, lot));
  const differs = wanted.filter(({ number, content }) => {
    const found = byNumber.get(number);
    return found?.editedAt && !isDeepStrictEqual(found.content, content);
  });
  if (onEdited === 'refuse' && differs.length > 0)
    throw new ContentError(
      differs.map(({ number }) => `lots.yaml: ${number}: was imported by staff since`).join('\n'),
    );
  const skipped = new Set(onEdited === 'skip' ? differs : []);
  const { toStore, changes } = findChanges({
    items: wanted.filter((lot) => !skipped.has(lot)),
    keyOf: ({ number }) => number,
    stored: new Map(stored.map(({ number, content }) => [number, content])),
    comparable: ({ content }) => content,
  });
  await storeLots(tx, toStore, { editedAt: null, editedBy: null });
  return { ...changes, unchanged: changes.unchanged + skipped.size };
}
