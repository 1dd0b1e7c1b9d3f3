import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { identifierSchema } from './text.ts';

export const detailTexts = ['title', 'text', 'figure', 'unit', 'note'] as const;

type DetailText = (typeof detailTexts)[number];

export type SectionRules = {
  texts: readonly DetailText[];
  optional?: readonly DetailText[];
  isGrouped?: true;
  isPlace?: true;
};

/** The texts that an entry of each section has. `isGrouped`: names a building or site. `isPlace`: has coordinates. */
export const detailSections = {
  /** One text of a page, which its key names. */
  passage: { texts: ['text'], optional: ['title', 'note'] },
  fact: { texts: ['title', 'text'] },
  step: { texts: ['title', 'text', 'figure', 'note'] },
  building: { texts: ['title'] },
  equipment: { texts: ['title', 'text'], isGrouped: true },
  certificate: { texts: ['title', 'text', 'figure'] },
  principle: { texts: ['title', 'text', 'figure', 'note'], optional: ['unit'] },
  goal: { texts: ['title', 'text'] },
  site: { texts: ['title', 'text'], optional: ['note'], isPlace: true },
  landmark: { texts: ['title'], isGrouped: true, isPlace: true },
  way: { texts: ['title', 'text'], isGrouped: true },
  station: { texts: ['title', 'text'] },
  visit: { texts: ['title', 'text'] },
  subject: { texts: ['title', 'text', 'note'] },
  evidence: { texts: ['title', 'text', 'note'] },
  method: { texts: ['title', 'text', 'note'] },
} as const satisfies Record<string, SectionRules>;

export type DetailSection = keyof typeof detailSections;

export const detailSectionNames = Object.keys(detailSections) as [DetailSection, ...DetailSection[]];

/** Keys of passages. `note` of the one that has a page's name is the page's description. */
export const passageKeys = [
  'intro',
  'intro-idea',
  'intro-process',
  'intro-plant',
  'intro-network',
  'intro-documents',
  'vision',
  'vision-statement',
  'history',
  'directions',
  'showroom',
  'showroom-stations',
  'showroom-visit',
  'showroom-products',
  'research',
  'research-subjects',
  'research-evidence',
  'research-methods',
  'research-joint',
] as const;

export type PassageKey = (typeof passageKeys)[number];

const degrees = (max: number) => v.optional(v.pipe(v.number(), v.minValue(-max), v.maxValue(max)));

export const placeFields = {
  latitude: degrees(90),
  longitude: degrees(180),
  /** The address that maps services find best. */
  koreanAddress: v.optional(v.string()),
};

/** Texts of the company's pages. `group` is the key of the building or site that the detail belongs to. */
export const detailSchema = v.object({
  id: identifierSchema,
  locale: localeSchema,
  key: v.string(),
  section: v.picklist(detailSectionNames),
  group: v.optional(v.string()),
  ...placeFields,
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  figure: v.optional(v.string()),
  unit: v.optional(v.string()),
  note: v.optional(v.string()),
});

export type Detail = v.InferOutput<typeof detailSchema>;
