import type { Languages } from '#contract/locales.ts';
import type { OwnProduct } from '#contract/products.ts';
import type { Database } from '../db/database.ts';
import { readEvidence } from './material-evidence.ts';
import type { Paged, PageQuery } from './page-info.ts';
import { listProducts } from './products.ts';

export async function listOwnProducts(
  db: Database,
  query: PageQuery,
  languages: Languages,
): Promise<Paged<OwnProduct>> {
  const { items, total } = await listProducts(db, 'pb', query, languages);
  const ids = items.map(({ id }) => id);
  const evidence = await readEvidence(db, ids, languages);
  return { items: items.map((item) => ({ ...item, evidence: evidence.get(item.id) ?? [] })), total };
}
