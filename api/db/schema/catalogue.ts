import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { entryKinds } from '#contract/company.ts';
import type { MaterialNotes, Measurements } from '#contract/materials.ts';
import { type Comparison, productTypes } from '#contract/products.ts';
import type { Suitability } from '#contract/suitability.ts';
import { id, locale, moment, publishedAt } from './columns.ts';
import { categories } from './posts.ts';
import { staff } from './staff.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull(),
    type: text({ enum: productTypes }).notNull(),
    position: integer().notNull(),
    publishedAt: publishedAt(),
    active: boolean().notNull(),
    inPharmacies: boolean().notNull(),
    image: text(),
    price: integer(),
    sampleGrams: integer(),
    measurements: jsonb().$type<Measurements & { suitability?: Suitability }>(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    index('products_order').on(table.type, table.position, table.id),
  ],
);

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    specifications: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    comparison: jsonb().$type<Comparison>(),
    notes: jsonb().$type<MaterialNotes>(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.relatedId] })],
);

/** `editedAt`: last change in the dashboard, null after a change by a content folder. Closed ones are not public. */
export const pharmacies = pgTable(
  'pharmacies',
  {
    id: id(),
    slug: text().notNull(),
    phone: text(),
    siNm: text().notNull(),
    sggNm: text().notNull(),
    subwayArea: text(),
    subwayLine: text(),
    subwayName: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    closedAt: moment(),
    editedAt: moment(),
    editedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('pharmacies_slug').on(table.slug),
    index('pharmacies_place').on(table.siNm, table.sggNm),
    index('pharmacies_subway').on(table.subwayArea, table.subwayLine, table.subwayName),
  ],
);

export const pharmacyTranslations = pgTable(
  'pharmacy_translations',
  {
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    name: text().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pharmacyId, table.locale] })],
);

export const pharmacyProducts = pgTable(
  'pharmacy_products',
  {
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.pharmacyId, table.productId] }),
    index('pharmacy_products_product').on(table.productId),
  ],
);

export const placeLabels = pgTable(
  'place_labels',
  {
    kind: text({ enum: ['siNm', 'sggNm', 'subwayArea', 'subwayLine', 'subwayName'] }).notNull(),
    parent: text().notNull(),
    name: text().notNull(),
    locale: locale().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.parent, table.name, table.locale] })],
);

export const entries = pgTable(
  'entries',
  {
    id: id(),
    kind: text({ enum: entryKinds }).notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    publishedAt: publishedAt(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('entries_kind_slug').on(table.kind, table.slug),
    index('entries_order').on(table.kind, table.position, table.id),
  ],
);

export const entryTranslations = pgTable(
  'entry_translations',
  {
    entryId: integer()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.locale] })],
);
