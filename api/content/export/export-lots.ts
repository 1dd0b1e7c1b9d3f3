import type { Transaction } from '#api/db/database.ts';
import { loadLotMaterials, loadLots } from '../store-lots.ts';
import type { FolderWriter } from './folder-writer.ts';

export async function exportLots(tx: Transaction, writer: FolderWriter): Promise<number> {
  const codes = new Map(
    [...(await loadLotMaterials(tx)).values()].map(({ productId, code }) => [productId, code]),
  );
  const lots = (await loadLots(tx)).flatMap(({ number, content }) => {
    const { productId, releaseLimit: _limit, revision: _revision, ...result } = content;
    const material = codes.get(productId);
    return material === undefined ? [] : [{ number, material, ...result }];
  });
  await writer.writeList('lots.yaml', lots);
  return lots.length;
}
