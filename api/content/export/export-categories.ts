import type { Transaction } from '#api/db/database.ts';
import type { PostKind } from '#contract/posts.ts';
import { listKeys } from '../items/list-keys.ts';
import { loadCategories } from '../items/load-categories.ts';
import type { FolderWriter } from './folder-writer.ts';

export async function exportCategories(
  tx: Transaction,
  writer: FolderWriter,
  kind: PostKind | 'faq',
  folder: string,
): Promise<void> {
  const keys = (await listKeys(tx, 'category')).filter((key) => key.startsWith(`${kind}/`));
  if (keys.length === 0) return;
  const list = await loadCategories(tx, keys);
  await writer.writeList(
    `${folder}/categories.yaml`,
    list.map(({ key, content }) => ({
      key: key.slice(kind.length + 1),
      name: Object.fromEntries(Object.entries(content.languages).map(([locale, { name }]) => [locale, name])),
    })),
  );
}
