import type { Transaction } from '#api/db/database.ts';
import { loadLots, loadProductCodes } from '../store-lots.ts';
import type { FolderWriter } from './folder-writer.ts';

export async function exportLots(tx: Transaction, writer: FolderWriter): Promise<number> {
  const codes = await loadProductCodes(tx);
  const lots = (await loadLots(tx)).map(({ number, content: { productId, ...content } }) => ({
    number,
    material: codes.get(productId),
    ...content,
  }));
  await writer.writeList('lots.yaml', lots);
  return lots.length;
}
