import type { Place } from './place.ts';

type Named = Pick<Place, 'name' | 'latitude' | 'longitude'>;

/** A place in Kakao Map. Commas separate its values, so names must not contain any. */
export function kakaoMapLink({ name, latitude, longitude }: Named): string {
  const plainName = name.replaceAll(',', ' ').trim();
  return `https://map.kakao.com/link/map/${encodeURIComponent(plainName)},${latitude},${longitude}`;
}

export function naverMapLink({ address, koreanAddress }: Pick<Place, 'address' | 'koreanAddress'>): string {
  return `https://map.naver.com/p/search/${encodeURIComponent(koreanAddress ?? address)}`;
}

export function googleMapLink({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`;
}
