import { EmptyState } from '#app/components/status/empty-state.tsx';
import { rowsOf } from '#app/details/details.ts';
import { sitesOf } from '#app/details/sites.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import { container } from '#app/styles/globals.ts';
import type { Detail } from '#contract/company-details.ts';
import { CompanyAddress } from './company-address.tsx';
import { SiteDirections } from './site-directions.tsx';

type Props = { company: CompanyDetails; details: readonly Detail[]; mapKey: string | undefined };

/** The sites of the content, the first with the company's phone and e-mail. Without any, the configured address. */
export function Directions({ company, details, mapKey }: Props) {
  const sites = sitesOf(details);
  if (sites.length === 0) {
    return (
      <div className={container}>{company.address ? <CompanyAddress {...company} /> : <EmptyState />}</div>
    );
  }
  return sites.map(({ key, place, notes }, index) => (
    <SiteDirections
      key={key}
      place={place}
      notes={notes}
      lead={rowsOf(details, 'site').find((site) => site.key === key)?.note ?? ''}
      label={m.directions_map({ name: place.name })}
      mapKey={mapKey}
      contact={index === 0 ? company : {}}
      ways={rowsOf(details, 'way', key)}
    />
  ));
}
