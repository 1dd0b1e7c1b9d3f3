import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database.ts';
import { type Changes, findChanges, type OnEdited } from './changes.ts';
import { ContentError } from './content-error.ts';
import type { ContentLot } from './read-lots.ts';
import {
  type LotMaterial,
  loadLotMaterials,
  loadLots,
  lotMaterialKey,
  type NewLot,
  type StoredLot,
  storeLots,
  toTestedLot,
} from './store-lots.ts';

function toLot(
  materials: ReadonlyMap<string, LotMaterial>,
  stored: ReadonlyMap<string, StoredLot>,
  { number, material, ...result }: ContentLot,
): NewLot {
  const found = materials.get(lotMaterialKey(material));
  if (!found) throw new ContentError(`lots.yaml: ${number}: there is no material ${material} with a limit`);
  const before = stored.get(number)?.content;
  return { number, content: toTestedLot({ ...result, productId: found.productId }, found, before) };
}

/** @throws {ContentError} for an unknown material, and for lots that staff imported unless `onEdited` says otherwise */
export async function applyLots(
  tx: Transaction,
  list: readonly ContentLot[],
  onEdited: OnEdited = 'refuse',
): Promise<Changes> {
  const materials = await loadLotMaterials(tx);
  const stored = await loadLots(
    tx,
    list.map(({ number }) => number),
  );
  const byNumber = new Map(stored.map((lot) => [lot.number, lot]));
  const wanted = list.map((lot) => toLot(materials, byNumber, lot));
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
