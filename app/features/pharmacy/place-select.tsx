import { control } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import type { Regions } from '#contract/pharmacies.ts';
import { LabelledControl } from './labelled-control.tsx';
import type { Filters } from './pharmacy.search.ts';
import { offeredPlaces, type PlaceName } from './pharmacy-filters.ts';

type Props = {
  name: PlaceName;
  label: string;
  help: string | undefined;
  filters: Filters;
  regions: Regions;
  onChoose: (name: PlaceName, value: string) => void;
};

/** A select of places, grouped by parent unless one is chosen. */
export function PlaceSelect({ name, label, help, filters, regions, onChoose }: Props) {
  const options = offeredPlaces(filters, name, regions);
  const chosen = filters[name];
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  const isGrouped = groups.length > 1;
  // An ambiguous name from a edited URL is no option.
  const shared = isGrouped ? options.find((option) => option.name === chosen) : undefined;
  return (
    <LabelledControl name={name} label={label} help={help}>
      <select
        id={name}
        name={name}
        className={control}
        value={chosen ?? ''}
        onChange={(event) => onChoose(name, event.target.value)}
      >
        <option value="">{m.list_all()}</option>
        {shared ? <option value={shared.name}>{shared.label}</option> : null}
        {groups.map(([group, places]) =>
          isGrouped ? (
            <optgroup key={group} label={group}>
              {places.map((place) => (
                <option key={place.value} value={place.value}>
                  {place.label}
                </option>
              ))}
            </optgroup>
          ) : (
            places.map((place) => (
              <option key={place.value} value={place.name}>
                {place.label}
              </option>
            ))
          ),
        )}
      </select>
    </LabelledControl>
  );
}
