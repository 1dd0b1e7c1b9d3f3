import type { Transaction } from '#api/db/database.ts';
import { products, productTranslations, relatedProducts } from '#api/db/schema/index.ts';
import type { FolderWriter } from './folder-writer.ts';
import { datedFields } from './moments.ts';

type Product = typeof products.$inferSelect;

async function productFields(writer: FolderWriter, folder: string, product: Product) {
  const { type, position, publishedAt, active, inPharmacies, image, price } = product;
  return {
    type,
    position,
    ...datedFields(publishedAt),
    ...(active ? {} : { active }),
    ...(inPharmacies ? { inPharmacies } : {}),
    ...(image ? { image: await writer.writePicture(folder, image) } : {}),
    ...(price === null ? {} : { price }),
  };
}

export async function exportProducts(tx: Transaction, writer: FolderWriter): Promise<number> {
  const rows = await tx.select().from(products).orderBy(products.slug);
  const translations = await tx.select().from(productTranslations);
  const relations = await tx.select().from(relatedProducts).orderBy(relatedProducts.position);
  const translationsById = Map.groupBy(translations, ({ productId }) => productId);
  const relationsById = Map.groupBy(relations, ({ productId }) => productId);
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  for (const product of rows) {
    const folder = `products/${product.slug}`;
    const related = (relationsById.get(product.id) ?? []).map(({ relatedId }) => slugOf.get(relatedId));
    await writer.writeYaml(`${folder}/product.yaml`, {
      ...(await productFields(writer, folder, product)),
      ...(related.length > 0 ? { related } : {}),
    });
    for (const { locale, name, summary, specifications, comparison } of translationsById.get(product.id) ??
      [])
      await writer.writeLanguage(
        folder,
        locale,
        { name, summary, specifications, ...(comparison ? { comparison } : {}) },
        null,
      );
  }
  return rows.length;
}
