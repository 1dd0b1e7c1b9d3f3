import { and, asc, type Column, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Languages, Locale } from '#contract/locales.ts';
import type { Regions } from '#contract/pharmacies.ts';
import type { Database } from '../db/database.ts';
import { pharmacies } from '../db/schema/index.ts';
import { loadPlaceLabels, type PlaceLabel } from './places.ts';

type Named = { name: string; label: string };

const isOpen = isNull(pharmacies.closedAt);

/** In the order of the pharmacies, which starts with the capital. */
function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

export async function listRegions(
  db: Database,
  languages: Languages,
): Promise<{ regions: Regions; locales: Locale[] }> {
  const text = (column: Column) => sql<string>`${column}`;
  const [districts, stations] = await Promise.all([
    db
      .select({ si: pharmacies.siNm, sgg: pharmacies.sggNm })
      .from(pharmacies)
      .where(isOpen)
      .groupBy(pharmacies.siNm, pharmacies.sggNm)
      .orderBy(asc(min(pharmacies.id))),
    db
      .select({
        area: text(pharmacies.subwayArea),
        line: text(pharmacies.subwayLine),
        station: text(pharmacies.subwayName),
      })
      .from(pharmacies)
      .where(and(isOpen, isNotNull(pharmacies.subwayName)))
      .groupBy(pharmacies.subwayArea, pharmacies.subwayLine, pharmacies.subwayName)
      .orderBy(asc(min(pharmacies.id))),
  ]);
  const names = [
    ...districts.flatMap(({ si, sgg }) => [si, sgg]),
    ...stations.flatMap(({ area, line, station }) => [area, line, station]),
  ];
  const labelOf = await loadPlaceLabels(db, names, languages);
  const served = new Set<Locale>();
  const named = (name: string, found: PlaceLabel): Named => {
    served.add(found.locale);
    return { name, label: found.label };
  };
  const { compare } = new Intl.Collator(languages[0], { numeric: true });
  const sorted = (places: Named[]) => places.toSorted((one, other) => compare(one.label, other.label));

  const siNm = distinct(districts.map(({ si }) => si)).map((si) => ({
    ...named(si, labelOf('siNm', '', si)),
    sggNm: sorted(
      districts.filter((place) => place.si === si).map(({ sgg }) => named(sgg, labelOf('sggNm', si, sgg))),
    ),
  }));
  const linesOf = (area: string) =>
    sorted(
      distinct(stations.filter((place) => place.area === area).map(({ line }) => line)).map((line) =>
        named(line, labelOf('subwayLine', area, line)),
      ),
    );
  const stationsOf = (area: string, line: string) =>
    sorted(
      stations
        .filter((place) => place.area === area && place.line === line)
        .map(({ station }) => named(station, labelOf('subwayName', line, station))),
    );
  const subwayArea = distinct(stations.map(({ area }) => area)).map((area) => ({
    ...named(area, labelOf('subwayArea', '', area)),
    subwayLine: linesOf(area).map((line) => ({ ...line, subwayName: stationsOf(area, line.name) })),
  }));
  return { regions: { siNm, subwayArea }, locales: [...served] };
}
