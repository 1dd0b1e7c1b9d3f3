import { and, inArray } from 'drizzle-orm';
import type { Languages, Locale } from '#contract/locales.ts';
import type { Database } from '../db/database.ts';
import { placeLabels } from '../db/schema/index.ts';
import { fallbackLocales } from './translations.ts';

export type PlaceKind = (typeof placeLabels.$inferSelect)['kind'];

export type PlaceLabel = { label: string; locale: Locale };

export type PlaceLabels = (kind: PlaceKind, parent: string, name: string) => PlaceLabel;

const official: Locale = 'ko-KR';

export async function loadPlaceLabels(
  db: Database,
  names: readonly string[],
  languages: Languages,
): Promise<PlaceLabels> {
  const wanted = fallbackLocales(languages).filter((candidate) => candidate !== official);
  if (languages[0] === official || names.length === 0)
    return (_kind, _parent, name) => ({ label: name, locale: official });
  const rows = await db
    .select()
    .from(placeLabels)
    .where(and(inArray(placeLabels.name, [...new Set(names)]), inArray(placeLabels.locale, wanted)));
  const keyOf = (kind: PlaceKind, parent: string, name: string, language: Locale) =>
    JSON.stringify([kind, parent, name, language]);
  const labels = new Map(
    rows.map(({ kind, parent, name, locale, label }) => [keyOf(kind, parent, name, locale), label]),
  );
  return (kind, parent, name) => {
    for (const candidate of wanted) {
      const label = labels.get(keyOf(kind, parent, name, candidate));
      if (label !== undefined) return { label, locale: candidate };
    }
    return { label: name, locale: official };
  };
}

export function joinPlaces(outer: PlaceLabel, inner: PlaceLabel): string {
  if (inner.locale === 'en-US') return `${inner.label}, ${outer.label}`;
  return `${outer.label} ${inner.label}`;
}
