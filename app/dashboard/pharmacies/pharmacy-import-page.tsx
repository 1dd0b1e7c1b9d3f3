import { tickBox } from '#app/components/forms/tick-box.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { ImportForm } from '#app/dashboard/imports/import-form.tsx';
import type { Named } from '#app/dashboard/imports/import-result.tsx';
import { m } from '#app/paraglide/messages.js';

const named: Named = { label: m.admin_pharmacy_name, cell: ({ name, key }) => name || key };

export function PharmacyImportPage({ posted }: PageProps) {
  return (
    <>
      <Heading
        text={m.admin_pharmacy_import()}
        lead={m.admin_import_lead()}
        back={{ to: 'pharmacies', label: m.admin_pharmacies() }}
      />
      <ImportForm
        name="import-pharmacies"
        page="pharmacies/import"
        label={m.admin_pharmacy_import()}
        hint={m.admin_import_hint()}
        named={named}
        posted={posted}
        options={(onChange) => (
          <label className={tickBox}>
            <input
              type="checkbox"
              name="closesMissing"
              value="true"
              defaultChecked={posted?.values.closesMissing === 'true'}
              onChange={onChange}
            />
            {m.admin_import_closes_missing()}
          </label>
        )}
      />
    </>
  );
}
