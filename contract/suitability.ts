import * as v from 'valibot';

/** The group before the hyphen is food or cosmetic. */
export const applications = [
  'food-powder',
  'food-tablet',
  'food-capsule',
  'food-cereal',
  'food-drink',
  'food-instant',
  'food-jelly',
  'food-confectionery',
  'food-bakery',
  'food-fermented',
  'cosmetic-toner',
  'cosmetic-ampoule',
  'cosmetic-cream',
  'cosmetic-mask',
  'cosmetic-waterless',
  'cosmetic-trial',
] as const;

export const materialForms = ['powder', 'granule', 'liquid'] as const;

const heatBases = ['tested', 'limit', 'live'] as const;

const acidityBases = ['tested', 'own'] as const;

export const markets = ['KR', 'CN', 'TW', 'JP', 'US', 'CA', 'EU'] as const;

const marketStates = ['supplied', 'trial', 'review'] as const;

export const claimBases = [
  'count',
  'viable',
  'component',
  'genome',
  'in-vitro',
  'irritation',
  'human',
] as const;

const list = <TItem extends v.GenericSchema>(item: TItem) => v.pipe(v.array(item), v.maxLength(50));
const acidity = v.pipe(v.number(), v.minValue(0), v.maxValue(14));

/** In °C. `tested`: heated for `minutes`, with `remaining` % of the count. `limit`: highest temperature of addition. `live`: highest one that live cells were shown to survive. */
const heatSchema = v.object({
  temperature: v.pipe(v.number(), v.minValue(-200), v.maxValue(300)),
  basis: v.picklist(heatBases),
  minutes: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  remaining: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

export type Heat = v.InferOutput<typeof heatSchema>;

/** Uses and tested conditions. An empty list: not tested or not stated. `acidity`: `own` is the pH of the material itself. */
export const suitabilitySchema = v.object({
  applications: list(v.picklist(applications)),
  forms: list(v.picklist(materialForms)),
  heat: list(heatSchema),
  acidity: list(v.object({ from: acidity, to: acidity, basis: v.picklist(acidityBases) })),
  markets: list(v.object({ market: v.picklist(markets), state: v.picklist(marketStates) })),
  claims: list(v.picklist(claimBases)),
});

export type Suitability = v.InferOutput<typeof suitabilitySchema>;
