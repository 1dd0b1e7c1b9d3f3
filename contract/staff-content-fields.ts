import { detailSectionNames } from './company-details.ts';
import { postKinds } from './posts.ts';
import { productTypes } from './products.ts';

/* The fields of each kind of content, with the names that they have in the files of a content folder. */

export const itemKinds = [
  ...postKinds,
  'product',
  'history',
  'client',
  'person',
  'recruit',
  'quote',
  'figure',
  'detail',
  'faq',
  'document',
  'category',
  'synonym',
] as const;

export type ItemKind = (typeof itemKinds)[number];

/**
 * `line`, `text` and `markdown` are strings: one line, several lines, Markdown without HTML. `lines` is a list of
 * lines. `moment` has an offset, such as 2026-11-20T10:00:00+09:00; `date` is 2026-11-20. `picture` is a path of the
 * site. `category` is a key of the item's kind. `products` is a list of keys. `pairs` is a list of label and value,
 * `comparison` the row of a material, `file` a stored file.
 */
export type FieldType =
  | 'line'
  | 'text'
  | 'markdown'
  | 'lines'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date'
  | 'moment'
  | 'link'
  | 'picture'
  | 'category'
  | 'products'
  | 'pairs'
  | 'comparison'
  | 'file';

/** `max`: characters of a text, or the largest number. A draft may lack required fields. */
export type Field = {
  type: FieldType;
  isRequired?: true;
  max?: number;
  min?: number;
  isDecimal?: true;
  options?: readonly string[];
};

/** `fields` are the same in all languages. The first of `languages` names the item. `hasFiles`: attachments below the text. */
export type KindFields = {
  fields: Readonly<Record<string, Field>>;
  languages: Readonly<Record<string, Field>>;
  hasFiles?: true;
};

const required = { isRequired: true } as const;
const publishedAt = { type: 'moment' } as const;
const position = { type: 'number', min: 0, max: 1_000_000 } as const;
const picture = { type: 'picture', max: 500 } as const;
const flag = { type: 'flag' } as const;
const line = (max: number) => ({ type: 'line', max, ...required }) as const;
const text = { type: 'text', max: 1000, ...required } as const;
const optionalText = { type: 'text', max: 1000 } as const;
const body = { type: 'markdown', max: 200_000 } as const;

const post = {
  category: { type: 'category' },
  publishedAt,
  thumbnail: picture,
  products: { type: 'products' },
} as const;
const article = { title: line(200), summary: line(500), body } as const;
const entry = { position, publishedAt } as const;

export const kindFields: Readonly<Record<ItemKind, KindFields>> = {
  news: { fields: post, languages: article, hasFiles: true },
  press: {
    fields: { ...post, externalUrl: { type: 'link', max: 500, ...required } },
    languages: { ...article, outlet: line(200) },
    hasFiles: true,
  },
  patent: {
    fields: {
      ...post,
      number: line(100),
      status: { type: 'choice', options: ['registered', 'published', 'pending'], ...required },
    },
    languages: { ...article, applicant: line(200) },
    hasFiles: true,
  },
  thesis: {
    fields: {
      ...post,
      authors: { type: 'lines', max: 200, ...required },
      journal: line(200),
      year: { type: 'number', min: 1900, max: 2200, ...required },
      doi: { type: 'line', max: 200 },
    },
    languages: article,
    hasFiles: true,
  },
  product: {
    fields: {
      type: { type: 'choice', options: productTypes, ...required },
      ...entry,
      active: flag,
      inPharmacies: flag,
      image: picture,
      price: { type: 'number', min: 0, max: 100_000_000 },
      sampleGrams: { type: 'number', min: 1, max: 100_000 },
      related: { type: 'products' },
      revision: { type: 'number', min: 1, max: 1_000_000 },
      revisedOn: { type: 'date' },
      revisions: { type: 'text', max: 20_000 },
      lowerLimit: { type: 'number', isDecimal: true, min: 0, max: 1_000_000_000_000_000 },
      releaseLimit: { type: 'number', isDecimal: true, min: 0, max: 1_000_000_000_000_000 },
      shelfLife: { type: 'number', min: 1, max: 600 },
      stability: { type: 'text', max: 20_000 },
      distribution: { type: 'text', max: 20_000 },
      threshold: { type: 'number', min: 1, max: 1_000_000_000 },
      cellsPerEvent: { type: 'number', min: 1, max: 1_000_000_000_000_000 },
      suitability: { type: 'text', max: 20_000 },
    },
    languages: {
      name: line(200),
      summary: line(500),
      specifications: { type: 'pairs' },
      comparison: { type: 'comparison' },
      uses: { type: 'lines', max: 500 },
      formulation: { type: 'lines', max: 500 },
      notShown: { type: 'lines', max: 500 },
    },
  },
  history: {
    fields: {
      ...entry,
      year: { type: 'number', min: 1900, max: 2200, ...required },
      month: { type: 'number', min: 1, max: 12, ...required },
      isMilestone: flag,
      isOpen: flag,
      plannedYear: { type: 'number', min: 1900, max: 2200 },
      plannedMonth: { type: 'number', min: 1, max: 12 },
    },
    languages: { text, reason: optionalText },
  },
  client: { fields: { ...entry, isMain: flag, logo: picture }, languages: { name: text, description: text } },
  person: { fields: { ...entry, image: picture }, languages: { name: text, role: text, introduction: text } },
  recruit: {
    fields: { ...entry, closesOn: { type: 'date' } },
    languages: { title: text, department: text, place: text, employment: text, summary: text },
  },
  quote: { fields: entry, languages: { text, author: text, company: text } },
  figure: {
    fields: { ...entry, isMain: flag, proof: { type: 'link', max: 500 } },
    languages: { value: text, label: text },
  },
  detail: {
    fields: {
      ...entry,
      section: { type: 'choice', options: detailSectionNames, ...required },
      group: { type: 'line', max: 120 },
      latitude: { type: 'number', isDecimal: true, min: -90, max: 90 },
      longitude: { type: 'number', isDecimal: true, min: -180, max: 180 },
      koreanAddress: { type: 'line', max: 200 },
    },
    languages: {
      title: optionalText,
      text: optionalText,
      figure: optionalText,
      unit: optionalText,
      note: optionalText,
    },
  },
  faq: {
    fields: { ...entry, category: { type: 'category', ...required } },
    languages: { question: line(300), body: { ...body, ...required } },
  },
  /** Keys: the type of a document, `KIND/KEY` of a category. A language with `published: false` is hidden. */
  document: {
    fields: {},
    languages: {
      title: line(200),
      file: { type: 'file', ...required },
      publishedAt,
      published: flag,
    },
  },
  category: { fields: { position }, languages: { name: line(100) } },
  synonym: { fields: entry, languages: { words: line(200) } },
};
