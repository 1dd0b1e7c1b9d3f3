import { css, cx } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceMap } from '#app/components/map/place-map.tsx';
import { ListSkeleton } from '#app/components/status/skeleton.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { listHeadId } from '#app/components/ui/use-list-focus.ts';
import { m } from '#app/paraglide/messages.js';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import {
  finder,
  listPane,
  listPaneHidden,
  listPaneShort,
  mapPane,
  mapPaneShown,
  pending,
} from './finder-styles.ts';
import { NoPharmacies } from './no-pharmacies.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import type { PharmacyPage } from './pharmacy.queries.ts';
import { pharmacyQueries } from './pharmacy.queries.ts';
import type { PharmacySearch } from './pharmacy.search.ts';
import { PharmacyRow } from './pharmacy-row.tsx';
import { ResultsHead } from './results-head.tsx';
import { SelectedPharmacy } from './selected-pharmacy.tsx';
import { useFinder } from './use-finder.ts';

const rows = css`
  border-top: 1px solid currentcolor;
`;

type Props = { search: PharmacySearch; mapKey: string | undefined };

export function PharmacyFinder({ search, mapKey }: Props) {
  const { data, isPlaceholderData, error, refetch } = useQuery(pharmacyQueries.page(search));
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  if (!shown) {
    if (error) throw error;
    return <ListSkeleton />;
  }
  return (
    <Finder
      search={search}
      mapKey={mapKey}
      data={data ?? shown}
      isPending={isPlaceholderData}
      onRetry={error ? () => void refetch() : undefined}
    />
  );
}

type FinderProps = Props & {
  data: PharmacyPage;
  isPending: boolean;
  /** Present if the data are those of an earlier search, because the last one failed. */
  onRetry: (() => void) | undefined;
};

function Finder({ search, mapKey, data, isPending, onRetry }: FinderProps) {
  const { page, items, choices } = data;
  const { size } = search;
  const view = useFinder(search, data, isPending);
  const { filters, places, notes, highlightedId, isMapShown } = view;
  return (
    <div className={finder}>
      <div className={cx(listPane, isMapShown && listPaneShort)}>
        <FilterForm
          filters={filters}
          choices={choices}
          size={size}
          choose={view.choose}
          chooseAll={view.chooseAll}
        />
        <ResultsHead
          ref={view.heading}
          page={page}
          isMapShown={isMapShown}
          isPending={isPending}
          onToggle={view.toggleMap}
        />
        {onRetry ? <OutdatedNote onRetry={onRetry} /> : null}
        <ActiveFilters filters={filters} choices={choices} size={size} onRemove={view.focusResultsNext} />
        <div className={cx(isPending && pending, isMapShown && listPaneHidden)} aria-busy={isPending}>
          {items.length > 0 ? (
            <ol className={rows}>
              {items.map((pharmacy, index) => {
                const place = places[index];
                return place ? (
                  <PharmacyRow
                    key={pharmacy.id}
                    pharmacy={pharmacy}
                    place={place}
                    isHighlighted={pharmacy.id === highlightedId}
                    onPoint={view.point}
                    onSelect={view.select}
                    onShow={view.showOnMap}
                  />
                ) : null;
              })}
            </ol>
          ) : (
            <NoPharmacies
              search={{ ...filters, size }}
              isPastEnd={page.total > 0}
              onFollow={view.focusResultsNext}
            />
          )}
          <Pagination
            info={page}
            renderLink={(number, link) => (
              <PlainLink
                to="/business/pharmacy"
                search={{ ...filters, size, page: number === 1 ? undefined : number }}
                hash={listHeadId}
                className={paginationLink}
                {...link}
              />
            )}
          />
        </div>
      </div>
      <div
        id="map"
        className={cx(mapPane, isMapShown && mapPaneShown, isPending && pending)}
        aria-busy={isPending}
      >
        <PlaceMap
          places={places}
          notes={notes}
          label={m.pharmacy_map()}
          mapKey={mapKey}
          selectedId={highlightedId}
          onSelect={view.selectOnMap}
          onPoint={view.point}
        >
          <SelectedPharmacy place={places.find(({ id }) => id === highlightedId)} />
        </PlaceMap>
      </div>
    </div>
  );
}
