import type { MapNote, Place } from '#app/components/map/place.ts';
import type { Pharmacy, Regions } from '#contract/pharmacies.ts';
import provinces from './provinces.json';

const middles = new Map<string, { latitude: number; longitude: number }>(
  provinces.map(({ name, ...middle }) => [name, middle]),
);

function provinceNotes({ siNm }: Regions): MapNote[] {
  return siNm.flatMap(({ name, label }) => {
    const middle = middles.get(name);
    return middle ? [{ kind: 'area' as const, label, ...middle }] : [];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** District names, each at the centre of its places. */
function districtNotes(pharmacies: readonly Pharmacy[], { siNm }: Regions): MapNote[] {
  const districts = Map.groupBy(pharmacies, (pharmacy) => `${pharmacy.siNm} ${pharmacy.sggNm}`);
  return [...districts.values()].flatMap((inside) => {
    const [first] = inside;
    const label = siNm
      .find(({ name }) => name === first?.siNm)
      ?.sggNm.find(({ name }) => name === first?.sggNm)?.label;
    return label
      ? [
          {
            kind: 'area' as const,
            label,
            latitude: mean(inside.map(({ latitude }) => latitude)),
            longitude: mean(inside.map(({ longitude }) => longitude)),
          },
        ]
      : [];
  });
}

export function mapNotes(pharmacies: readonly Pharmacy[], regions: Regions): MapNote[] {
  const spread = new Set(pharmacies.map(({ siNm }) => siNm));
  return spread.size === 1 ? districtNotes(pharmacies, regions) : provinceNotes(regions);
}

export function mapPlaces(
  pharmacies: readonly Pharmacy[],
  page: { page: number; size: number },
  langOf: (pharmacy: Pharmacy) => Place['lang'],
): Place[] {
  return pharmacies.map((pharmacy, index) => ({
    id: pharmacy.id,
    mark: String((page.page - 1) * page.size + index + 1),
    name: pharmacy.name,
    address: pharmacy.address,
    latitude: pharmacy.latitude,
    longitude: pharmacy.longitude,
    lang: langOf(pharmacy),
  }));
}
