import type { Heat, Suitability } from '#contract/suitability.ts';
import { type Criteria, type CriterionName, criterionNames } from './read-finder.ts';

/** `unknown`: not tested or not reviewed. That is no statement that it does not fit. */
export type Verdict = 'fits' | 'unknown' | 'fails';

export type Finding = { criterion: CriterionName; verdict: Verdict };

type Judge<TName extends CriterionName> = (
  suitability: Suitability,
  wanted: NonNullable<Criteria[TName]>,
) => Verdict;

const listed = (isListed: boolean, all: readonly unknown[]): Verdict => {
  if (all.length === 0) return 'unknown';
  return isListed ? 'fits' : 'fails';
};

function heatVerdict(
  { temperature, minutes, basis }: Heat,
  wanted: { temperature: number; minutes?: number },
): Verdict {
  if (wanted.temperature > temperature) return basis === 'tested' ? 'unknown' : 'fails';
  if (wanted.minutes === undefined || basis === 'limit') return 'fits';
  return minutes !== null && wanted.minutes <= minutes ? 'fits' : 'unknown';
}

const best: readonly Verdict[] = ['fits', 'unknown', 'fails'];

const judges: { [Name in CriterionName]: Judge<Name> } = {
  use: ({ applications }, use) =>
    listed(
      applications.some((one) => one === use || one.startsWith(`${use}-`)),
      applications,
    ),
  form: ({ forms }, form) => listed(forms.includes(form), forms),
  heat: ({ heat }, wanted) => {
    const verdicts = heat.map((one) => heatVerdict(one, wanted));
    // A limit excludes what a test does not reach.
    return (verdicts.includes('fails') ? 'fails' : best.find((one) => verdicts.includes(one))) ?? 'unknown';
  },
  ph: ({ acidity }, ph) => (acidity.some(({ from, to }) => ph >= from && ph <= to) ? 'fits' : 'unknown'),
  market: ({ markets }, market) => {
    const state = markets.find((one) => one.market === market)?.state;
    if (state === 'trial') return 'fails';
    return state === 'supplied' ? 'fits' : 'unknown';
  },
  claim: ({ claims }, claim) => listed(claims.includes(claim), claims),
};

function judge<TName extends CriterionName>(
  name: TName,
  suitability: Suitability | null | undefined,
  wanted: NonNullable<Criteria[TName]>,
): Finding {
  return { criterion: name, verdict: suitability ? judges[name](suitability, wanted) : 'unknown' };
}

/** One finding per criterion, in the order of the form. */
export function findingsOf(suitability: Suitability | null | undefined, criteria: Criteria): Finding[] {
  return criterionNames.flatMap((name) => {
    const wanted = criteria[name];
    return wanted === undefined ? [] : [judge(name, suitability, wanted)];
  });
}

/** The worst of its verdicts. Without a criterion everything fits. */
function verdictOf(findings: readonly Finding[]): Verdict {
  return best.findLast((verdict) => findings.some((one) => one.verdict === verdict)) ?? 'fits';
}

type Judged = { suitability: Suitability | null };

export type Found<TMaterial> = { material: TMaterial; findings: Finding[] };

export type Groups<TMaterial> = Record<Verdict, Found<TMaterial>[]>;

/** Every material is in one of the groups. */
export function findMaterials<TMaterial extends Judged>(
  materials: readonly TMaterial[],
  criteria: Criteria,
): Groups<TMaterial> {
  const groups: Groups<TMaterial> = { fits: [], unknown: [], fails: [] };
  for (const material of materials) {
    const findings = findingsOf(material.suitability, criteria);
    groups[verdictOf(findings)].push({ material, findings });
  }
  return groups;
}

export type Relaxation = { criterion: CriterionName; matches: number };

/** Criteria that alone stand in the way, with the number of matches without each. The most matches come first. */
export function relaxationsOf(materials: readonly Judged[], criteria: Criteria): Relaxation[] {
  return criterionNames
    .filter((name) => criteria[name] !== undefined)
    .map((criterion) => {
      const { [criterion]: _, ...others } = criteria;
      return { criterion, matches: findMaterials(materials, others).fits.length };
    })
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
}
