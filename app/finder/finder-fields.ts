import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { applications } from '#contract/suitability.ts';
import { claimLabels, formLabels, marketLabels, useLabels } from './finder-texts.ts';
import { type FinderField, finderFields, finderLimits, type ReadFinder } from './read-finder.ts';

type Option = { value: string; text: string };
type Choices = readonly { label?: string; options: readonly Option[] }[];

const optionsOf = (labels: Readonly<Record<string, () => string>>): Choices => [
  { options: Object.entries(labels).map(([value, text]) => ({ value, text: text() })) },
];

function usesOf(group: 'food' | 'cosmetic'): Option[] {
  const members = applications.filter((one) => one.startsWith(`${group}-`));
  return [group, ...members].map((value) => ({ value, text: useLabels[value]() }));
}

const useChoices = (): Choices => [
  { label: m.finder_foods(), options: usesOf('food') },
  { label: m.finder_cosmetics(), options: usesOf('cosmetic') },
];

const texts: Readonly<Record<FinderField, { label: () => string; choices?: () => Choices }>> = {
  use: { label: m.finder_use, choices: useChoices },
  form: { label: m.finder_form, choices: () => optionsOf(formLabels) },
  heat: { label: m.finder_heat },
  minutes: { label: m.finder_minutes },
  ph: { label: m.finder_ph },
  market: { label: m.finder_market, choices: () => optionsOf(marketLabels) },
  claim: { label: m.finder_claim, choices: () => optionsOf(claimLabels) },
};

const isNumber = (name: FinderField): name is keyof typeof finderLimits => Object.hasOwn(finderLimits, name);

function errorText(name: FinderField, { errors }: ReadFinder): string | undefined {
  const error = errors[name];
  if (error === 'alone') return m.finder_error_alone();
  if (error === undefined || !isNumber(name)) return error && m.finder_error_choice();
  const { min, max } = finderLimits[name];
  return m.finder_error_range({ min: formatNumber(min).replace('-', '−'), max: formatNumber(max) });
}

/** A list shows an unknown value as 'any', with the error. */
export function finderFieldsOf(read: ReadFinder) {
  return finderFields.map((name) => {
    const { label, choices } = texts[name];
    const groups = choices?.();
    const typed = read.values[name] ?? '';
    const isShown = !groups?.every(({ options }) => options.every(({ value }) => value !== typed));
    return {
      name,
      label: label(),
      value: isShown ? typed : '',
      error: errorText(name, read),
      ...(groups ? { groups: [{ options: [{ value: '', text: m.finder_any() }] }, ...groups] } : {}),
    };
  });
}

export type FinderFieldView = ReturnType<typeof finderFieldsOf>[number];
