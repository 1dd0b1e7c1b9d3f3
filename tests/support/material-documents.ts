import type { DocumentKind } from '#app/material-documents/document-kinds.ts';
import type { DocumentSource } from '#app/material-documents/document-source.server.ts';
import { composeDocument, type LaidOut } from '#app/material-documents/material-document.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import type { CompleteLocale } from '#contract/locales.ts';
import { materialSlug } from '#rules/material-code.ts';
import { siteContent } from './site-content.ts';

const company = {
  name: undefined,
  address: 'Pangyo-ro 255beon-gil 97',
  phone: '031-000-0000',
  email: 'help@lumibiome.example',
};

export const materials = siteContent.products.filter(({ type }) => type === 'material');

type Product = (typeof materials)[number];

export function sourceOf({ translations, measurements }: Product, locale: CompleteLocale): DocumentSource {
  const texts = translations.find((translation) => translation.locale === locale);
  if (!texts?.comparison || !measurements) throw new Error(`No document in ${locale}`);
  const { name, summary, specifications, comparison, notes } = texts;
  const none = { uses: [], formulation: [], notShown: [] };
  return {
    material: {
      ...{ id: 1, type: 'material', locale, locales: [locale], image: null, price: null, relatedIds: [] },
      ...{ name, summary: summary ?? '', specifications, comparison, measurements, notes: notes ?? none },
    },
    slug: materialSlug(comparison.code),
    company,
  };
}

/** In the language, as for a request. */
export function composedDocument(kind: DocumentKind, product: Product, locale: CompleteLocale): LaidOut {
  overwriteGetLocale(() => locale);
  return composeDocument(kind, sourceOf(product, locale), locale);
}
