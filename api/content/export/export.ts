import type { Database } from '#api/db/database.ts';
import { exportEntries } from './export-entries.ts';
import { exportLots } from './export-lots.ts';
import { exportPharmacies, exportPlaces } from './export-pharmacies.ts';
import { exportPosts } from './export-posts.ts';
import { exportProducts } from './export-products.ts';
import { exportDocuments, exportTerms } from './export-terms.ts';
import { FolderWriter } from './folder-writer.ts';

/**
 * Writes all content, public or not, into a folder that `content apply` reads.
 * @returns the number of items by kind
 */
export function exportContent(db: Database, folder: string): Promise<Record<string, number>> {
  // One snapshot: content may be applied meanwhile.
  return db.transaction(
    async (tx) => {
      const writer = new FolderWriter(tx, folder);
      const posts = await exportPosts(tx, writer);
      const lists = await exportEntries(tx, writer);
      await exportPlaces(tx, writer);
      return {
        ...posts,
        ...lists,
        product: await exportProducts(tx, writer),
        pharmacy: await exportPharmacies(tx, writer),
        lot: await exportLots(tx, writer),
        term: await exportTerms(tx, writer),
        document: await exportDocuments(tx, writer),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
