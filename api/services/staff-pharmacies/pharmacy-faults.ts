import { type Districts, findWrongDistrict } from '#api/content/districts.ts';
import type { PharmacyContent } from '#api/content/store-pharmacies.ts';
import type { ImportFaultCode } from '#contract/csv-import.ts';
import { isInProvince } from './pharmacy-places.ts';

export type PharmacyField = 'siNm' | 'sggNm' | 'subwayName' | 'latitude';

export type PharmacyFault = {
  field: PharmacyField;
  code: Extract<
    ImportFaultCode,
    'unknown_province' | 'unknown_district' | 'outside_province' | 'half_station'
  >;
  suggestions: string[];
};

type Place = Omit<PharmacyContent, 'phone' | 'productIds' | 'translations' | 'isClosed'>;

export function findPharmacyFaults(districts: Districts, place: Place): PharmacyFault[] {
  const faults: PharmacyFault[] = [];
  const wrong = findWrongDistrict(districts, place);
  if (wrong) {
    const code = wrong.field === 'siNm' ? 'unknown_province' : 'unknown_district';
    faults.push({ ...wrong, code });
  }
  const parts = [place.subwayArea, place.subwayLine, place.subwayName].filter((name) => name !== null);
  if (parts.length === 1 || parts.length === 2)
    faults.push({ field: 'subwayName', code: 'half_station', suggestions: [] });
  if (wrong?.field !== 'siNm' && !isInProvince(place.siNm, place.latitude, place.longitude))
    faults.push({ field: 'latitude', code: 'outside_province', suggestions: [] });
  return faults;
}
