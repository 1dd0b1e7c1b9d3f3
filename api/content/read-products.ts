import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { comparisonSchema, priceSchema, productTypes, specificationSchema } from '#contract/products.ts';
import { ContentError } from './content-error.ts';
import {
  datedPublication,
  lineOf,
  pictureSchema,
  positionSchema,
  publication,
  slugSchema,
} from './fields.ts';
import { foldersOf, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';

const productSchema = v.strictObject({
  type: v.picklist(productTypes),
  position: positionSchema,
  active: v.optional(v.boolean(), true),
  inPharmacies: v.optional(v.boolean(), false),
  image: v.optional(v.nullable(pictureSchema)),
  price: v.optional(v.nullable(priceSchema), null),
  related: v.optional(v.array(slugSchema), []),
  ...publication,
});

const frontMatterSchema = v.strictObject({
  name: lineOf(200),
  summary: lineOf(500),
  specifications: v.array(v.strictObject(specificationSchema.entries)),
  comparison: v.optional(v.nullable(v.strictObject(comparisonSchema.entries)), null),
});

export type ContentProduct = {
  file: string;
  slug: string;
  type: (typeof productTypes)[number];
  position: number;
  active: boolean;
  inPharmacies: boolean;
  image: string | null;
  price: number | null;
  publishedAt: Date | null;
  related: string[];
  translations: ({ locale: Locale } & v.InferOutput<typeof frontMatterSchema>)[];
};

function readProduct(folder: string, slug: string, pictures: Pictures): ContentProduct {
  const file = join(folder, 'product.yaml');
  parseContent(folder, slugSchema, slug);
  const { publishedAt, published, image, related, ...product } = readYaml(file, productSchema);
  const ownImage = image ? pictures.resolve(file, image) : null;
  pictures.checkUnused(folder);
  return {
    ...product,
    file,
    slug,
    image: ownImage,
    publishedAt: datedPublication({ publishedAt, published }),
    related: [...new Set(related)],
    translations: readLanguages(folder, frontMatterSchema, pictures).map(({ file, locale, front, body }) => {
      if (body)
        throw new ContentError(`${file}: has text below the front matter, which products do not show`);
      return { locale, ...front };
    }),
  };
}

export function readProducts(root: string, pictures: Pictures): ContentProduct[] {
  const folder = join(root, 'products');
  return foldersOf(folder).map((slug) => readProduct(join(folder, slug), slug, pictures));
}
