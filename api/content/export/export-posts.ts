import type { Transaction } from '#api/db/database.ts';
import { type PostKind, postKinds } from '#contract/posts.ts';
import type { StoredItem } from '../items/stored-item.ts';
import { postFolders } from '../read-posts.ts';
import { exportCategories } from './export-categories.ts';
import { exportBatches, type FolderWriter } from './folder-writer.ts';

async function exportPost(writer: FolderWriter, kind: PostKind, item: StoredItem): Promise<void> {
  const { key, publicId, content } = item;
  const folder = `${postFolders[kind]}/${key}`;
  await writer.writeYaml(`${folder}/post.yaml`, await writer.withPictures(folder, content.fields));
  await writer.writeLanguages(folder, content);
  if (content.files && publicId !== null)
    await writer.writeFiles({ postId: publicId }, (name) => `${folder}/files/${name}`);
}

export async function exportPosts(tx: Transaction, writer: FolderWriter): Promise<Record<PostKind, number>> {
  const counts = { patent: 0, thesis: 0, news: 0, press: 0 };
  for (const kind of postKinds) {
    await exportCategories(tx, writer, kind, postFolders[kind]);
    counts[kind] = await exportBatches(tx, kind, (item) => exportPost(writer, kind, item));
  }
  return counts;
}
