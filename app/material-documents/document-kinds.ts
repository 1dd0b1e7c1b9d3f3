import { type CompleteLocale, completeLocales, type Locale } from '#contract/locales.ts';

/* Without schemas: pages import this module. */

export const documentKinds = ['specification', 'certificate', 'safety'] as const;

export type DocumentKind = (typeof documentKinds)[number];

const names: Readonly<Record<DocumentKind, { prefix: string; file: string }>> = {
  specification: { prefix: 'SP', file: 'specification' },
  certificate: { prefix: 'CA', file: 'sample-certificate' },
  safety: { prefix: 'SDS', file: 'safety-data-sheet' },
};

export function documentNumber(kind: DocumentKind, slug: string): string {
  return `${names[kind].prefix}-${slug}`;
}

export function documentPath(kind: DocumentKind, slug: string, locale: CompleteLocale): string {
  return `/business/material/${slug}/${names[kind].file}.pdf?lang=${locale}`;
}

export function lotCertificatePath(number: string, locale: CompleteLocale): string {
  return `/business/lot/${number}/certificate.pdf?lang=${locale}`;
}

export function documentKindOf(file: string): DocumentKind | undefined {
  return documentKinds.find((kind) => names[kind].file === file);
}

/** The nearest language of the documents. */
export function documentLocale(locale: Locale): CompleteLocale {
  if (locale === 'zh-TW') return 'zh-CN';
  return completeLocales.find((complete) => complete === locale) ?? 'en-US';
}
