import districtNames from './districts.json' with { type: 'json' };
import { suggest } from './suggest.ts';

/** Official Korean names: provinces, and the districts of each. */
export type Districts = ReadonlyMap<string, ReadonlySet<string>>;

const official: Districts = new Map(
  Object.entries(districtNames).map(([province, names]) => [province, new Set(names.split(', '))]),
);

type Place = { kind: string; parent: string | null; name: string };

/** The official names and those that `places` declare, for example after a reorganisation. */
export function withDeclared(places: readonly Place[]): Districts {
  const districts = new Map([...official].map(([province, names]) => [province, new Set(names)]));
  for (const { kind, parent, name } of places) {
    if (kind === 'siNm') districts.set(name, districts.get(name) ?? new Set());
    if (kind === 'sggNm' && parent !== null)
      districts.set(parent, new Set([...(districts.get(parent) ?? []), name]));
  }
  return districts;
}

type DistrictFault = { field: 'siNm' | 'sggNm'; suggestions: string[] };

/** Names the unknown name, with similar ones. */
export function findWrongDistrict(
  districts: Districts,
  { siNm, sggNm }: { siNm: string; sggNm: string },
): DistrictFault | undefined {
  const names = districts.get(siNm);
  if (!names) return { field: 'siNm', suggestions: suggest(siNm, [...districts.keys()]) };
  return names.has(sggNm) ? undefined : { field: 'sggNm', suggestions: suggest(sggNm, [...names]) };
}

/** Describes an unknown province or district, with similar names. */
export function findDistrictFault(
  districts: Districts,
  place: { siNm: string; sggNm: string },
): string | undefined {
  const wrong = findWrongDistrict(districts, place);
  if (!wrong) return undefined;
  const { field, suggestions } = wrong;
  const hint = suggestions.length > 0 ? `, did you mean ${suggestions.join(' or ')}?` : '';
  return field === 'siNm'
    ? `siNm ${place.siNm} is no province${hint}`
    : `sggNm ${place.sggNm} is no district of ${place.siNm}${hint}`;
}
