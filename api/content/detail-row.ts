import * as v from 'valibot';
import {
  detailSectionNames,
  detailSections,
  detailTexts,
  passageKeys,
  placeFields,
  type SectionRules,
} from '#contract/company-details.ts';
import { lineOf, localesOf, positionSchema, publication, slugSchema } from './fields.ts';
import { suggest } from './suggest.ts';

const text = v.optional(localesOf(1000));

const rowSchema = v.strictObject({
  key: slugSchema,
  position: v.optional(positionSchema),
  ...publication,
  section: v.picklist(detailSectionNames),
  group: v.optional(slugSchema),
  ...placeFields,
  koreanAddress: v.optional(lineOf(200)),
  title: text,
  text,
  figure: text,
  unit: text,
  note: text,
});

type Row = v.InferOutput<typeof rowSchema>;

const passages: readonly string[] = passageKeys;

/** The names given are those of the section, and in the same languages. */
function textFaults(row: Row): string[] {
  const { texts, optional }: SectionRules = detailSections[row.section];
  const given = detailTexts.filter((name) => row[name]);
  const languages = new Set(given.flatMap((name) => Object.keys(row[name] ?? {})));
  return [
    ...texts.filter((name) => !row[name]).map((name) => `${name} is missing`),
    ...given
      .filter((name) => !texts.includes(name) && !optional?.includes(name))
      .map((name) => `${name} is no text of ${row.section}`),
    ...given
      .filter((name) => Object.keys(row[name] ?? {}).length < languages.size)
      .map((name) => `${name} lacks a language that another text has`),
  ];
}

function faultsOf(row: Row): string[] {
  const { isGrouped, isPlace }: SectionRules = detailSections[row.section];
  const isUnknown = row.section === 'passage' && !passages.includes(row.key);
  const similar = suggest(row.key, passages);
  const hint = similar.length > 0 ? `, did you mean ${similar.join(' or ')}?` : '';
  return [
    ...textFaults(row),
    ...(isUnknown ? [`is no passage of a page${hint}`] : []),
    ...(isGrouped && !row.group ? ['group is missing'] : []),
    ...(isPlace && (row.latitude === undefined || row.longitude === undefined)
      ? ['latitude or longitude is missing']
      : []),
  ];
}

export const detailRowSchema = v.pipe(
  rowSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const fault of faultsOf(dataset.value)) addIssue({ message: `${dataset.value.key}: ${fault}` });
  }),
);
