import type { Transaction } from '#api/db/database.ts';
import { exportBatches, type FolderWriter } from './folder-writer.ts';

export function exportProducts(tx: Transaction, writer: FolderWriter): Promise<number> {
  return exportBatches(tx, 'product', async ({ key, content }) => {
    const folder = `products/${key}`;
    await writer.writeYaml(`${folder}/product.yaml`, await writer.withPictures(folder, content.fields));
    await writer.writeLanguages(folder, content);
  });
}
