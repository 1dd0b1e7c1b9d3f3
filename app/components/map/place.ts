import type { Locale } from '#contract/locales.ts';

/** A point of the earth in WGS84 degrees. */
export type Point = { latitude: number; longitude: number };

/** What a map shows and can select. */
export type Place = Point & {
  id: number;
  /** What stands beside its point, and before it in the list. */
  mark: string;
  name: string;
  address: string;
  /** The address as the maps services know it best, where it is not that. */
  koreanAddress?: string;
  /** Language of name and address, where it is not the page's. */
  lang?: Locale | undefined;
};

/** What helps to find one's way about a map: the name of an area, or a landmark with its point. */
export type MapNote = Point & { kind: 'area' | 'landmark'; label: string };

/** Id of the element that tells more of a place, to which its point leads. */
export function placeElementId(id: number): string {
  return `place-${id}`;
}
