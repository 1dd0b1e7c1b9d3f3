import { m } from '#app/paraglide/messages.js';
import type { MapNote, Place } from './place.ts';

/** A company location with nearby stations. */
export type CompanyPlace = { place: Place; notes: readonly MapNote[] };

/** The Korean address, which maps services find best. */
const korean = { locale: 'ko-KR' } as const;

export function headOffice(): CompanyPlace {
  return {
    place: {
      id: 1,
      mark: '',
      name: m.directions_office_name(),
      address: m.directions_office_address(),
      koreanAddress: m.directions_office_address({}, korean),
      latitude: 37.4005,
      longitude: 127.109,
    },
    notes: [
      { kind: 'landmark', label: m.directions_pangyo_station(), latitude: 37.3948, longitude: 127.1112 },
      { kind: 'landmark', label: m.directions_seongnam_station(), latitude: 37.3955, longitude: 127.1207 },
    ],
  };
}

export function osongPlant(): CompanyPlace {
  return {
    place: {
      id: 2,
      mark: '',
      name: m.directions_plant_name(),
      address: m.directions_plant_address(),
      koreanAddress: m.directions_plant_address({}, korean),
      latitude: 36.6387,
      longitude: 127.331,
    },
    notes: [
      { kind: 'landmark', label: m.directions_osong_station(), latitude: 36.6201, longitude: 127.3273 },
    ],
  };
}
