import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, startTransition, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { placeElementId } from '#app/components/map/place.ts';
import { opensElsewhere } from '#app/components/ui/use-list-focus.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { mapNotes, mapPlaces } from './map-notes.ts';
import type { PharmacyPage } from './pharmacy.queries.ts';
import type { Filters, PharmacySearch } from './pharmacy.search.ts';
import { type FilterName, filterNames, firstPage, resolveFilters, withFilter } from './pharmacy-filters.ts';

type FilterChange = (filters: Filters) => Filters;

/** The finder's UI state and handlers. Only the URL holds the filters. */
export function useFinder(search: PharmacySearch, data: PharmacyPage, isPending: boolean) {
  const navigate = useNavigate();
  const { items, page, choices } = data;
  // Optimistic: a choice shows before the URL follows.
  const [filters, showChange] = useOptimistic(
    useMemo(() => resolveFilters(search, choices), [search, choices]),
    (shown: Filters, change: FilterChange) => change(shown),
  );
  const [selectedId, select] = useState<number>();
  const [pointedId, point] = useState<number>();
  const [isMapShown, setMapShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Data at the time of a click on a link that the next data lack. */
  const [followedIn, follow] = useState<PharmacyPage>();
  const places = useMemo(() => mapPlaces(items, page, ({ locale }) => otherLanguage(locale)), [items, page]);
  const notes = useMemo(() => mapNotes(items, choices.regions), [items, choices]);

  useEffect(() => {
    if (isPending || !followedIn || followedIn === data) return;
    follow(undefined);
    heading.current?.focus();
  }, [isPending, followedIn, data]);

  /** Changes the newest filters: an earlier choice may not be rendered yet, and typed text applies after a pause. */
  function apply(change: FilterChange, replace: boolean): void {
    startTransition(async () => {
      showChange(change);
      await navigate({
        from: '/business/pharmacy',
        to: '/business/pharmacy',
        search: (newest) => firstPage(change(resolveFilters(newest, choices)), newest),
        replace,
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
    /** A choice is a history entry, so that Back undoes it. Typing is none. */
    choose: (name: FilterName, value: string) =>
      apply((newest) => withFilter(newest, name, value, choices), name === 'query'),
    chooseAll: (values: Partial<Record<FilterName, string>>) => {
      const choosing = (newest: Filters) =>
        filterNames.reduce((chosen, name) => {
          const value = values[name];
          return value === undefined ? chosen : withFilter(chosen, name, value, choices);
        }, newest);
      apply(choosing, true);
    },
    toggleMap: () => setMapShown((isShown) => !isShown),
    /** The clicked link is removed with the next list, so its heading gets the focus. */
    focusResultsNext: (event: MouseEvent) => {
      if (!opensElsewhere(event)) follow(data);
    },
    showOnMap: (id: number) => {
      select(id);
      setMapShown(true);
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    },
    /** Scrolls the row of the chosen point into view. */
    selectOnMap: (id: number) => {
      select(id);
      document.getElementById(placeElementId(id))?.scrollIntoView({ block: 'nearest' });
    },
  };
}
