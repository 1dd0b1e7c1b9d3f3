import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Heat, Suitability } from '#contract/suitability.ts';
import type { Verdict } from './find-materials.ts';
import type { Criteria, CriterionName } from './read-finder.ts';

export const criterionLabels: Readonly<Record<CriterionName, () => string>> = {
  use: m.finder_use,
  form: m.finder_form,
  heat: m.finder_heat_short,
  ph: m.finder_ph,
  market: m.finder_market,
  claim: m.finder_claim,
};

export const useLabels: Readonly<Record<NonNullable<Criteria['use']>, () => string>> = {
  food: m.finder_food,
  'food-powder': m.finder_food_powder,
  'food-tablet': m.finder_food_tablet,
  'food-capsule': m.finder_food_capsule,
  'food-cereal': m.finder_food_cereal,
  'food-drink': m.finder_food_drink,
  'food-instant': m.finder_food_instant,
  'food-jelly': m.finder_food_jelly,
  'food-confectionery': m.finder_food_confectionery,
  'food-bakery': m.finder_food_bakery,
  'food-fermented': m.finder_food_fermented,
  cosmetic: m.finder_cosmetic,
  'cosmetic-toner': m.finder_cosmetic_toner,
  'cosmetic-ampoule': m.finder_cosmetic_ampoule,
  'cosmetic-cream': m.finder_cosmetic_cream,
  'cosmetic-mask': m.finder_cosmetic_mask,
  'cosmetic-waterless': m.finder_cosmetic_waterless,
  'cosmetic-trial': m.finder_cosmetic_trial,
};

export const formLabels: Readonly<Record<NonNullable<Criteria['form']>, () => string>> = {
  powder: m.finder_powder,
  granule: m.finder_granule,
  liquid: m.finder_liquid,
};

export const marketLabels: Readonly<Record<NonNullable<Criteria['market']>, () => string>> = {
  KR: m.finder_market_kr,
  CN: m.finder_market_cn,
  TW: m.finder_market_tw,
  JP: m.finder_market_jp,
  US: m.finder_market_us,
  CA: m.finder_market_ca,
  EU: m.finder_market_eu,
};

const marketStates = {
  supplied: m.finder_market_supplied,
  trial: m.finder_market_trial,
  review: m.finder_market_review,
};

export const claimLabels: Readonly<Record<NonNullable<Criteria['claim']>, () => string>> = {
  count: m.finder_claim_count,
  viable: m.finder_claim_viable,
  component: m.finder_claim_component,
  genome: m.finder_claim_genome,
  'in-vitro': m.finder_claim_in_vitro,
  irritation: m.finder_claim_irritation,
  human: m.finder_claim_human,
};

const joined = (texts: readonly string[]) => texts.join('\u00a0· ');

const degrees = (value: number) => formatNumber(value).replace('-', '−');

function heatText({ temperature, basis, minutes, remaining }: Heat): string {
  const text = { temperature: degrees(temperature), minutes: formatNumber(minutes ?? 0) };
  if (basis === 'limit') return m.finder_heat_limit(text);
  if (basis === 'live') return m.finder_heat_live(text);
  if (minutes === null) return m.finder_heat_tested(text);
  return remaining === null
    ? m.finder_heat_minutes(text)
    : m.finder_heat_remaining({ ...text, remaining: formatNumber(remaining) });
}

const values: Readonly<Record<CriterionName, (suitability: Suitability) => string>> = {
  use: ({ applications }) => joined(applications.map((one) => useLabels[one]())),
  form: ({ forms }) => joined(forms.map((one) => formLabels[one]())),
  heat: ({ heat }) => joined(heat.map(heatText)),
  ph: ({ acidity }) =>
    joined(
      acidity.map(({ from, to, basis }) => {
        const range = from === to ? String(from) : m.finder_range({ from: String(from), to: String(to) });
        return basis === 'own' ? m.finder_ph_own({ range }) : m.finder_ph_tested({ range });
      }),
    ),
  market: ({ markets }) =>
    joined(
      markets.map(({ market, state }) =>
        m.finder_market_state({ market: marketLabels[market](), state: marketStates[state]() }),
      ),
    ),
  claim: ({ claims }) => joined(claims.map((one) => claimLabels[one]())),
};

const missing: Readonly<Record<CriterionName, () => string>> = {
  use: m.finder_not_stated,
  form: m.finder_not_stated,
  heat: m.finder_not_tested,
  ph: m.finder_not_tested,
  market: m.finder_not_reviewed,
  claim: m.finder_not_stated,
};

/** The value of the material. For `unknown` it begins with that: 'not tested (tested at pH 3.5)'. */
export function findingText(
  criterion: CriterionName,
  verdict: Verdict,
  suitability: Suitability | null,
): string {
  const value = suitability ? values[criterion](suitability) : '';
  if (verdict !== 'unknown') return value;
  return value ? m.finder_unknown_value({ text: missing[criterion](), value }) : missing[criterion]();
}
