import type { Regions } from '#contract/pharmacies.ts';
import type { ProductOption } from '#contract/products.ts';
import type { Filters, PharmacySearch } from './pharmacy.search.ts';

/*
 * Places are nested: a district lies in a province, a station on a line. A search may combine them in any way; these
 * functions make the combination consistent.
 */

export type Choices = {
  regions: Regions;
  products: readonly Pick<ProductOption, 'id' | 'name' | 'locale'>[];
};

/**
 * A place with its parents. `value` has no parents: a form that offers the places of all parents uses it, and names
 * such as 중구 belong to several districts.
 */
export type PlaceOption = {
  parents: readonly string[];
  name: string;
  label: string;
  value: string;
  group: string;
};

type Named = { name: string; label: string };

function option(parents: readonly Named[], { name, label }: Named): PlaceOption {
  return {
    parents: parents.map((parent) => parent.name),
    name,
    label,
    value: [...parents.map((parent) => parent.name), name].join(' '),
    group: parents.map((parent) => parent.label).join(' '),
  };
}

function placeOptions({ siNm, subwayArea }: Regions) {
  return {
    siNm: siNm.map((province) => option([], province)),
    sggNm: siNm.flatMap((province) => province.sggNm.map((district) => option([province], district))),
    subwayArea: subwayArea.map((area) => option([], area)),
    subwayLine: subwayArea.flatMap((area) => area.subwayLine.map((line) => option([area], line))),
    subwayName: subwayArea.flatMap((area) =>
      area.subwayLine.flatMap((line) => line.subwayName.map((station) => option([area, line], station))),
    ),
  };
}

type Chain = readonly (string | undefined)[];

/** Whether a place lies within the given parents. An unknown parent counts as missing. */
function liesWithin({ parents }: PlaceOption, given: Chain): boolean {
  return parents.every((parent, index) => given[index] === undefined || given[index] === parent);
}

/**
 * Makes a chain such as province and district consistent: unknown places are dropped, and a place with a unique name
 * adds its parents.
 */
function resolveChain(given: Chain, levels: readonly (readonly PlaceOption[])[]): Chain {
  return levels.reduce<Chain>((chain, options, depth) => {
    const wanted = given[depth];
    const found = options.filter(
      (place) => (place.name === wanted || place.value === wanted) && liesWithin(place, chain),
    );
    const [first] = found;
    if (!first) return chain.with(depth, undefined);
    return found.length === 1 ? [...first.parents, first.name, ...chain.slice(depth + 1)] : chain;
  }, given);
}

/** Makes the filters of a search consistent. Unknown values count as missing. */
export function resolveFilters(search: Filters, { regions, products }: Choices): Filters {
  const options = placeOptions(regions);
  const [siNm, sggNm] = resolveChain([search.siNm, search.sggNm], [options.siNm, options.sggNm]);
  const [subwayArea, subwayLine, subwayName] = resolveChain(
    [search.subwayArea, search.subwayLine, search.subwayName],
    [options.subwayArea, options.subwayLine, options.subwayName],
  );
  const idProduct = products.some(({ id }) => id === search.idProduct) ? search.idProduct : undefined;
  return { idProduct, siNm, sggNm, subwayArea, subwayLine, subwayName, query: search.query };
}

export const filterNames = [
  'siNm',
  'sggNm',
  'subwayArea',
  'subwayLine',
  'subwayName',
  'idProduct',
  'query',
] as const satisfies readonly (keyof Filters)[];

export type FilterName = (typeof filterNames)[number];

export type PlaceName = Exclude<FilterName, 'idProduct' | 'query'>;

/** Filters below a place: removing a province removes its district. */
const narrower: Partial<Record<FilterName, readonly FilterName[]>> = {
  siNm: ['sggNm'],
  subwayArea: ['subwayLine', 'subwayName'],
  subwayLine: ['subwayName'],
};

const wider: Partial<Record<FilterName, readonly FilterName[]>> = {
  sggNm: ['siNm'],
  subwayLine: ['subwayArea'],
  subwayName: ['subwayArea', 'subwayLine'],
};

export function offeredPlaces(filters: Filters, name: PlaceName, regions: Regions): PlaceOption[] {
  const chosen = (wider[name] ?? []).map((parent) => filters[parent]?.toString());
  return placeOptions(regions)[name].filter((place) => liesWithin(place, chosen));
}

export function withoutFilter(filters: Filters, name: FilterName): Filters {
  const rest = { ...filters };
  for (const removed of [name, ...(narrower[name] ?? [])]) rest[removed] = undefined;
  return rest;
}

/** The filters with a new value. Places outside it are removed. */
export function withFilter(filters: Filters, name: FilterName, value: string, choices: Choices): Filters {
  if (value === '') return withoutFilter(filters, name);
  return resolveFilters({ ...filters, [name]: name === 'idProduct' ? Number(value) : value }, choices);
}

export function hasSameFilters(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

export function firstPage(filters: Filters, { size }: Pick<PharmacySearch, 'size'>): PharmacySearch {
  return { ...filters, page: undefined, size };
}
