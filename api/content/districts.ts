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

function hint(names: readonly string[]): string {
  return names.length > 0 ? `, did you mean ${names.join(' or ')}?` : '';
}

/** What is wrong with a province and district, with similar names. */
export function findDistrictFault(
  districts: Districts,
  { siNm, sggNm }: { siNm: string; sggNm: string },
): string | undefined {
  const names = districts.get(siNm);
  if (!names) return `siNm ${siNm} is no province${hint(suggest(siNm, [...districts.keys()]))}`;
  if (names.has(sggNm)) return undefined;
  return `sggNm ${sggNm} is no district of ${siNm}${hint(suggest(sggNm, [...names]))}`;
}
