import type { Locale } from '#contract/locales.ts';

/** WGS84 degrees. */
export type Point = { latitude: number; longitude: number };

export type Place = Point & {
  id: number;
  /** Label beside the point and in the list. */
  mark: string;
  name: string;
  address: string;
  /** The address that maps services find best, where it differs. */
  koreanAddress?: string;
  /** Language of name and address, where it differs from the page's. */
  lang?: Locale | undefined;
};

/** The name of an area, or a landmark with its point. */
export type MapNote = Point & { kind: 'area' | 'landmark'; label: string };

export type CompanyPlace = { place: Place; notes: readonly MapNote[] };

/** Id of the element with a place's details. */
export function placeElementId(id: number): string {
  return `place-${id}`;
}
