import { date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lotMethods } from '#contract/lots.ts';
import { products } from './catalogue.ts';
import { id, moment } from './columns.ts';
import { staff } from './staff.ts';

/** `releaseLimit`, `revision`: of the data sheet when it was stored. `editedAt`: null after a change by a content folder. */
export const lots = pgTable(
  'lots',
  {
    id: id(),
    number: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    madeOn: date().notNull(),
    testedOn: date().notNull(),
    expiresOn: date().notNull(),
    count: doublePrecision().notNull(),
    releaseLimit: doublePrecision().notNull(),
    revision: integer().notNull(),
    replicates: integer().notNull(),
    deviation: doublePrecision(),
    method: text({ enum: lotMethods }).notNull(),
    instrument: text().notNull(),
    analyst: text().notNull(),
    editedAt: moment(),
    editedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('lots_number').on(table.number), index('lots_product').on(table.productId)],
);
