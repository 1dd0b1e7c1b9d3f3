import { headOffice, osongPlant } from '#app/components/map/company-places.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import { SiteDirections } from './site-directions.tsx';

type Props = { company: Pick<CompanyDetails, 'phone' | 'email'>; mapKey: string | undefined };

export function Directions({ company, mapKey }: Props) {
  return (
    <>
      <SiteDirections
        {...headOffice()}
        lead={m.directions_office_lead()}
        label={m.directions_office_map()}
        mapKey={mapKey}
        contact={{ phone: company.phone, email: company.email }}
        ways={[
          { label: m.directions_subway(), text: m.directions_office_subway() },
          { label: m.directions_shuttle(), text: m.directions_office_shuttle() },
          { label: m.directions_bus(), text: m.directions_office_bus() },
          { label: m.directions_car(), text: m.directions_office_car() },
          { label: m.directions_parking(), text: m.directions_office_parking() },
          { label: m.directions_airport(), text: m.directions_office_airport() },
        ]}
      />
      <SiteDirections
        {...osongPlant()}
        lead={m.directions_plant_lead()}
        label={m.directions_plant_map()}
        mapKey={mapKey}
        ways={[
          { label: m.directions_train(), text: m.directions_plant_train() },
          { label: m.directions_taxi(), text: m.directions_plant_taxi() },
          { label: m.directions_shuttle(), text: m.directions_plant_shuttle() },
          { label: m.directions_bus(), text: m.directions_plant_bus() },
          { label: m.directions_car(), text: m.directions_plant_car() },
          { label: m.directions_parking(), text: m.directions_plant_parking() },
          { label: m.directions_airport(), text: m.directions_plant_airport() },
        ]}
      />
    </>
  );
}
