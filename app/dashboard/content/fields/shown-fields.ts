import {
  type DetailSection,
  detailSections,
  detailTexts,
  type SectionRules,
} from '#contract/company-details.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { type Field, type ItemKind, kindFields } from '#contract/staff-content-fields.ts';

type Fields = Readonly<Record<string, Field>>;

const placeNames: readonly string[] = ['latitude', 'longitude', 'koreanAddress'];

function isSection(value: unknown): value is DetailSection {
  return typeof value === 'string' && value in detailSections;
}

function fieldsOfSection(fields: Fields, section: DetailSection): Fields {
  const { isGrouped, isPlace }: SectionRules = detailSections[section];
  const isShown = (name: string) => {
    if (name === 'group') return isGrouped === true || section === 'passage';
    return placeNames.includes(name) ? isPlace === true : true;
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));
}

function textsOfSection(fields: Fields, section: DetailSection): Fields {
  const { texts, optional = [] }: SectionRules = detailSections[section];
  const entries = detailTexts.flatMap((name) => {
    const field = fields[name];
    if (!field || ![...texts, ...optional].includes(name)) return [];
    return [[name, texts.includes(name) ? { ...field, isRequired: true as const } : field] as const];
  });
  return Object.fromEntries(entries);
}

/** The fields that the form of an item has: of a detail of the company, those of its section. */
export function shownFields(kind: ItemKind, content: ItemContent) {
  const { fields, languages, hasFiles } = kindFields[kind];
  const { section } = content.fields;
  if (kind !== 'detail' || !isSection(section)) return { fields, languages, hasFiles };
  return {
    fields: fieldsOfSection(fields, section),
    languages: textsOfSection(languages, section),
    hasFiles,
  };
}
