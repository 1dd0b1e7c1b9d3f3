import { otherLanguage } from '#app/i18n/locale.ts';
import type { Detail, DetailSection, PassageKey } from '#contract/company-details.ts';

const sectionsOfPage = {
  intro: ['fact', 'step', 'building', 'equipment', 'certificate'],
  vision: ['principle', 'goal'],
  history: ['goal'],
  directions: ['site', 'landmark', 'way'],
  showroom: ['station', 'visit', 'site', 'landmark'],
  research: ['subject', 'evidence', 'method'],
} as const satisfies Partial<Record<PassageKey, readonly DetailSection[]>>;

export type DetailPage = keyof typeof sectionsOfPage;

export const detailPages = Object.keys(sectionsOfPage) as [DetailPage, ...DetailPage[]];

export function isOfPage({ section, key }: Pick<Detail, 'section' | 'key'>, page: DetailPage): boolean {
  if (section === 'passage') return key === page || key.startsWith(`${page}-`);
  const sections: readonly DetailSection[] = sectionsOfPage[page];
  return sections.includes(section);
}

/** A detail whose missing texts are empty. `lang`: its language, where it differs from the page's. */
export type DetailRow = {
  id: number;
  key: string;
  lang: string | undefined;
  title: string;
  text: string;
  figure: string;
  unit: string;
  note: string;
};

function toRow({
  id,
  key,
  locale,
  title = '',
  text = '',
  figure = '',
  unit = '',
  note = '',
}: Detail): DetailRow {
  return { id, key, lang: otherLanguage(locale), title, text, figure, unit, note };
}

export function rowsOf(details: readonly Detail[], section: DetailSection, group?: string): DetailRow[] {
  return details
    .filter((detail) => detail.section === section && (group === undefined || detail.group === group))
    .map(toRow);
}

export function passageOf(details: readonly Detail[], key: PassageKey): DetailRow | undefined {
  return rowsOf(details, 'passage').find((passage) => passage.key === key);
}
