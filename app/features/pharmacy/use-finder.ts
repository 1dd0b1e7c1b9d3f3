import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, startTransition, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { placeElementId } from '#app/components/map/place.ts';
import { opensElsewhere } from '#app/components/ui/use-list-focus.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { type FilterName, filterNames, firstPage, resolveFilters, withFilter } from './filters.ts';
import { mapNotes, mapPlaces } from './map-notes.ts';
import type { PharmacyPage } from './pharmacy.functions.ts';
import type { Filters, PharmacySearch } from './pharmacy.schema.ts';

/** What the finder shows beside its data, and what visitors do with it. The address alone knows the filters. */
export function useFinder(search: PharmacySearch, data: PharmacyPage, isPending: boolean) {
  const navigate = useNavigate();
  const { items, page, choices } = data;
  // A choice shows at once, not only when the address has followed.
  const [filters, showFilters] = useOptimistic(
    useMemo(() => resolveFilters(search, choices), [search, choices]),
  );
  const [selectedId, select] = useState<number>();
  const [pointedId, point] = useState<number>();
  const [isMapShown, setMapShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The data in which a link was followed that the next data do not have. */
  const [followedIn, follow] = useState<PharmacyPage>();
  const places = useMemo(() => mapPlaces(items, page, ({ locale }) => otherLanguage(locale)), [items, page]);
  const notes = useMemo(() => mapNotes(items, choices.regions), [items, choices]);

  useEffect(() => {
    if (isPending || !followedIn || followedIn === data) return;
    follow(undefined);
    heading.current?.focus();
  }, [isPending, followedIn, data]);

  function apply(next: Filters): void {
    startTransition(async () => {
      showFilters(next);
      await navigate({
        to: '/business/pharmacy',
        search: firstPage(next, search),
        replace: true,
        resetScroll: false,
      });
    });
  }

  return {
    filters,
    places,
    notes,
    heading,
    highlightedId: pointedId ?? selectedId,
    isMapShown,
    point,
    select,
    choose: (name: FilterName, value: string) => apply(withFilter(filters, name, value, choices)),
    chooseAll: (values: Partial<Record<FilterName, string>>) =>
      apply(
        filterNames.reduce((chosen, name) => {
          const value = values[name];
          return value === undefined ? chosen : withFilter(chosen, name, value, choices);
        }, filters),
      ),
    toggleMap: () => setMapShown((isShown) => !isShown),
    /** Whatever was followed is gone with the next list: the focus goes to its heading. */
    focusResultsNext: (event: MouseEvent) => {
      if (!opensElsewhere(event)) follow(data);
    },
    showOnMap: (id: number) => {
      select(id);
      setMapShown(true);
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    },
    /** A point of the map was chosen: its row comes into view. */
    selectOnMap: (id: number) => {
      select(id);
      document.getElementById(placeElementId(id))?.scrollIntoView({ block: 'nearest' });
    },
  };
}
