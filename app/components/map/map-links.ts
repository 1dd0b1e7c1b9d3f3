import type { Place } from './place.ts';

type Named = Pick<Place, 'name' | 'latitude' | 'longitude'>;

/** A place in Kakao Map. The commas part the values, so a name can have none of its own. */
export function kakaoMapLink({ name, latitude, longitude }: Named): string {
  const plainName = name.replaceAll(',', ' ').trim();
  return `https://map.kakao.com/link/map/${encodeURIComponent(plainName)},${latitude},${longitude}`;
}

/** An address in Naver Map. */
export function naverMapLink({ address, koreanAddress }: Pick<Place, 'address' | 'koreanAddress'>): string {
  return `https://map.naver.com/p/search/${encodeURIComponent(koreanAddress ?? address)}`;
}

/** A point in Google Maps. */
export function googleMapLink({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`;
}
