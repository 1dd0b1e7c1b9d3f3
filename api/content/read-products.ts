import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { type MaterialNotes, materialNotesSchema } from '#contract/materials.ts';
import {
  comparisonSchema,
  priceSchema,
  productTypes,
  sampleGramsSchema,
  specificationSchema,
} from '#contract/products.ts';
import { ContentError } from './content-error.ts';
import {
  datedPublication,
  lineOf,
  pictureSchema,
  positionSchema,
  publication,
  slugSchema,
} from './fields.ts';
import { measurementFields, readMeasurements, type StoredMeasurements } from './measurement-tables.ts';
import { foldersOf, type Localised, parseContent, readLanguages, readYaml } from './parse-content.ts';
import type { Pictures } from './pictures.ts';

const productSchema = v.strictObject({
  type: v.picklist(productTypes),
  position: positionSchema,
  active: v.optional(v.boolean(), true),
  inPharmacies: v.optional(v.boolean(), false),
  image: v.optional(v.nullable(pictureSchema)),
  price: v.optional(v.nullable(priceSchema), null),
  sampleGrams: v.optional(v.nullable(sampleGramsSchema), null),
  related: v.optional(v.array(slugSchema), []),
  ...measurementFields,
  ...publication,
});

const frontMatterSchema = v.strictObject({
  name: lineOf(200),
  summary: lineOf(500),
  specifications: v.array(v.strictObject(specificationSchema.entries)),
  comparison: v.optional(v.nullable(v.strictObject(comparisonSchema.entries)), null),
  ...v.partial(materialNotesSchema).entries,
});

type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** Null: none. */
function notesOf({ uses = [], formulation = [], notShown = [] }: FrontMatter): MaterialNotes | null {
  return uses.length + formulation.length + notShown.length > 0 ? { uses, formulation, notShown } : null;
}

function textsOf(front: FrontMatter) {
  const { name, summary, specifications, comparison } = front;
  return { name, summary, specifications, comparison, notes: notesOf(front) };
}

export type ContentProduct = {
  file: string;
  slug: string;
  type: (typeof productTypes)[number];
  position: number;
  active: boolean;
  inPharmacies: boolean;
  image: string | null;
  price: number | null;
  sampleGrams: number | null;
  measurements: StoredMeasurements | null;
  publishedAt: Date | null;
  related: string[];
  /** The id of a new row, if already known. */
  id?: number | undefined;
  translations: ({ locale: Locale } & ReturnType<typeof textsOf>)[];
};

type ProductSource = { file: string; slug: string; fields: unknown; languages: Localised<unknown>[] };

/** @param pictureOf the URL of a picture that a field names */
export function parseProduct(
  { file, slug, fields, languages }: ProductSource,
  pictureOf: (reference: string) => string,
): ContentProduct {
  const parsed = parseContent(file, productSchema, fields);
  const { type, position, active, inPharmacies, price, sampleGrams, publishedAt, published, image, related } =
    parsed;
  return {
    ...{ type, position, active, inPharmacies, price, sampleGrams },
    measurements: readMeasurements(file, v.parse(v.object(measurementFields), parsed)),
    file,
    slug,
    image: image ? pictureOf(image) : null,
    publishedAt: datedPublication({ publishedAt, published }),
    related: [...new Set(related)],
    translations: languages.map((language) => {
      if (language.body)
        throw new ContentError(
          `${language.file}: has text below the front matter, which products do not show`,
        );
      return {
        locale: language.locale,
        ...textsOf(parseContent(language.file, frontMatterSchema, language.front)),
      };
    }),
  };
}

function readProduct(folder: string, slug: string, pictures: Pictures): ContentProduct {
  const file = join(folder, 'product.yaml');
  parseContent(folder, slugSchema, slug);
  const fields = readYaml(file, v.unknown());
  const languages = readLanguages(folder, v.unknown(), pictures);
  const product = parseProduct({ file, slug, fields, languages }, (reference) =>
    pictures.resolve(file, reference),
  );
  pictures.checkUnused(folder);
  return product;
}

export function readProducts(root: string, pictures: Pictures): ContentProduct[] {
  const folder = join(root, 'products');
  return foldersOf(folder).map((slug) => readProduct(join(folder, slug), slug, pictures));
}
