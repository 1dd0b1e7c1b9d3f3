import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ContentError } from './content-error.ts';
import { findDistrictFault, withDeclared } from './districts.ts';
import { lineOf, localesOf, slugSchema } from './fields.ts';
import { readYaml } from './parse-content.ts';

const place = v.optional(v.nullable(lineOf(50)), null);

const pharmacySchema = v.strictObject({
  key: slugSchema,
  /** false deletes the pharmacy. */
  published: v.optional(v.boolean(), true),
  phone: v.optional(v.nullable(lineOf(40)), null),
  siNm: lineOf(50),
  sggNm: lineOf(50),
  subwayArea: place,
  subwayLine: place,
  subwayName: place,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  products: v.array(slugSchema),
  name: localesOf(200),
  address: localesOf(500),
});

export type ContentPharmacy = v.InferOutput<typeof pharmacySchema>;

const placeKinds = ['siNm', 'sggNm', 'subwayArea', 'subwayLine', 'subwayName'] as const;

const placeSchema = v.strictObject({
  kind: v.picklist(placeKinds),
  parent: v.nullable(lineOf(50)),
  name: lineOf(50),
  label: localesOf(200),
});

export type ContentPlace = v.InferOutput<typeof placeSchema>;

function checkPharmacy(file: string, pharmacy: ContentPharmacy): void {
  const parts = [pharmacy.subwayArea, pharmacy.subwayLine, pharmacy.subwayName];
  if (parts.some((part) => part === null) && parts.some((part) => part !== null))
    throw new ContentError(`${file}: ${pharmacy.key} has a part of a station only`);
  for (const locale of new Set([...Object.keys(pharmacy.name), ...Object.keys(pharmacy.address)]))
    if (!Object.hasOwn(pharmacy.name, locale) || !Object.hasOwn(pharmacy.address, locale))
      throw new ContentError(`${file}: ${pharmacy.key} lacks its name or address in ${locale}`);
}

/** All faults at once, because one wrong spelling usually occurs in many pharmacies. Removed pharmacies may have any district. */
function checkDistricts(
  file: string,
  pharmacies: readonly ContentPharmacy[],
  places: readonly ContentPlace[],
): void {
  const districts = withDeclared(places);
  const faults = pharmacies
    .filter(({ published }) => published)
    .flatMap((pharmacy) => {
      const fault = findDistrictFault(districts, pharmacy);
      return fault ? [`${file}: ${pharmacy.key}: ${fault}`] : [];
    });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

export function readPharmacies(root: string): { pharmacies: ContentPharmacy[]; places: ContentPlace[] } {
  const file = join(root, 'pharmacies.yaml');
  const placesFile = join(root, 'places.yaml');
  const pharmacies = existsSync(file) ? readYaml(file, v.array(pharmacySchema)) : [];
  const places = existsSync(placesFile) ? readYaml(placesFile, v.array(placeSchema)) : [];
  const seen = new Set<string>();
  for (const pharmacy of pharmacies) {
    if (seen.has(pharmacy.key)) throw new ContentError(`${file}: has ${pharmacy.key} twice`);
    seen.add(pharmacy.key);
    checkPharmacy(file, pharmacy);
  }
  checkDistricts(file, pharmacies, places);
  return { pharmacies, places };
}
