import { joinAll } from '#app/content/joined-terms.ts';
import { brandName, formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { absoluteUrl } from '#app/seo/site-origin.ts';
import type { CompleteLocale } from '#contract/locales.ts';
import type { Block, Letterhead, MaterialDocument } from './blocks.ts';
import { sampleCertificate } from './certificate.ts';
import { type DocumentKind, documentNumber } from './document-kinds.ts';
import type { DocumentSource } from './document-source.server.ts';
import { type DocumentTexts, documentTexts, fill } from './document-texts.ts';
import { safetyDataSheet } from './safety.ts';
import { specification } from './specification.ts';

type WriteBlocks = (source: DocumentSource, texts: DocumentTexts, locale: CompleteLocale) => Block[];

const kinds: Readonly<Record<DocumentKind, { title: () => string; blocks: WriteBlocks }>> = {
  specification: { title: m.sheet_specification, blocks: specification },
  certificate: { title: m.sheet_certificate, blocks: sampleCertificate },
  safety: { title: m.sheet_safety, blocks: safetyDataSheet },
};

export type LaidOut = { document: MaterialDocument; letterhead: Letterhead; locale: CompleteLocale };

export function composeDocument(kind: DocumentKind, source: DocumentSource, locale: CompleteLocale): LaidOut {
  const texts = documentTexts(locale);
  const { material, slug, company } = source;
  const { revision, revisedOn } = material.measurements;
  const number = documentNumber(kind, slug);
  const url = absoluteUrl(`/business/material/${slug}?lang=${locale}`);
  const blocks = kinds[kind].blocks(source, texts, locale);
  const title = kinds[kind].title();
  return {
    document: {
      ...{ number, revision, revisedOn, title, name: material.name },
      blocks: joinAll([...blocks, { kind: 'note', text: fill(texts.source, { url }) }]),
    },
    letterhead: {
      brand: brandName(),
      facts: [title, number, `${m.sheet_revision()} ${revision}`, formatDate(koreanNoon(revisedOn))],
      contact: [company.name, company.address, company.phone, company.email, url].flatMap(
        (part) => part || [],
      ),
    },
    locale,
  };
}
