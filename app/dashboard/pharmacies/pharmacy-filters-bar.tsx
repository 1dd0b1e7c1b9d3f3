import { useSuspenseQuery } from '@tanstack/react-query';
import { type Filter, FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { locales } from '#contract/locales.ts';
import { type PharmacyPlaces, pharmacyStates } from '#contract/staff-pharmacies.ts';
import { staffPharmacyQueries } from './staff-pharmacies.queries.ts';

type Search = Readonly<Record<string, string>>;

const plainChoice = (name: string) => ({ value: name, label: name });

/** The district depends on the province in the URL. */
function filtersOf({ provinces, products }: PharmacyPlaces, { siNm }: Search): Filter[] {
  const districts = provinces.find(({ name }) => name === siNm)?.districts;
  const stateLabels = { open: m.admin_pharmacy_open, closed: m.admin_pharmacy_closed };
  const filters: Filter[] = [
    { name: 'query', label: m.admin_pharmacy_search(), kind: 'search' },
    {
      name: 'siNm',
      label: m.admin_pharmacy_province(),
      kind: 'choice',
      choices: provinces.map(({ name }) => plainChoice(name)),
    },
  ];
  if (districts)
    filters.push({
      name: 'sggNm',
      label: m.admin_pharmacy_district(),
      kind: 'choice',
      choices: districts.map(plainChoice),
    });
  filters.push(
    {
      name: 'idProduct',
      label: m.admin_pharmacy_product(),
      kind: 'choice',
      choices: products.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'state',
      label: m.admin_person_state(),
      kind: 'choice',
      choices: pharmacyStates.map((value) => ({ value, label: stateLabels[value]() })),
    },
    {
      name: 'lacks',
      label: m.admin_pharmacy_lacks(),
      kind: 'choice',
      choices: locales.map((value) => ({ value, label: formatLanguage(value) })),
    },
  );
  return filters;
}

export function PharmacyFilters({ search }: { search: Search }) {
  const { data: places } = useSuspenseQuery(staffPharmacyQueries.places());
  return (
    <FilterBar
      page="pharmacies"
      label={m.admin_pharmacies_filter()}
      filters={filtersOf(places, search)}
      search={search}
    />
  );
}
