import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { part, remark } from '#app/dashboard/ui/part.ts';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { StaffPharmacy } from '#contract/staff-pharmacies.ts';
import { NameFields, ProductFields, StationFields } from './detail-fields.tsx';
import { fieldOfError, fieldsOf, type PharmacyValues, valuesIn, valuesOf } from './pharmacy-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { changePharmacy, createPharmacy } from './staff-pharmacies.functions.ts';
import { staffPharmacyQueries } from './staff-pharmacies.queries.ts';

const form = css`
  & section {
    gap: ${space(24)};
  }

  & legend {
    padding: 0;
    margin-bottom: ${space(8)};
    font-weight: 600;
  }

  & fieldset {
    min-width: 0;
  }
`;

const messages = {
  'name.ko-KR': { required: m.admin_pharmacy_name_required },
  'address.ko-KR': { required: m.admin_pharmacy_address_required },
  siNm: { required: m.admin_pharmacy_choose },
  sggNm: { required: m.admin_pharmacy_choose },
};

function save(pharmacy: StaffPharmacy | undefined, values: PharmacyValues) {
  const fields = fieldsOf(values);
  if (!pharmacy) return createPharmacy({ data: fields });
  const { id, version } = pharmacy;
  return changePharmacy({ data: { ...fields, id, version } });
}

function valuesKey(pharmacy: StaffPharmacy | undefined): string {
  return JSON.stringify(valuesOf(pharmacy));
}

type Props = { pharmacy: StaffPharmacy | undefined; onSaved: (saved: StaffPharmacy) => void };

/** Typed values stay in this browser until they are saved. */
export function PharmacyForm({ pharmacy, onSaved }: Props) {
  const { data: places } = useSuspenseQuery(staffPharmacyQueries.places());
  const [start, setStart] = useState(pharmacy);
  const unsaved = useUnsavedFields({
    item: `pharmacy/${pharmacy?.id ?? 'new'}`,
    base: start?.version ?? '',
    valuesIn,
  });
  // A change of a colleague does not replace what is typed here.
  if (start !== pharmacy && (!unsaved.isTyped || valuesKey(start) === valuesKey(pharmacy)))
    setStart(pharmacy);
  const values = unsaved.restored ?? valuesOf(start);
  const act = useActForm({
    send: async (fields) => {
      const given = valuesIn(fields);
      const result = await save(start, given);
      if (result.ok) return result;
      const errors = Object.entries(result.problem.errors).map(([path, code]) => [
        fieldOfError(path, fieldsOf(given)),
        code,
      ]);
      return { ok: false as const, problem: { ...result.problem, errors: Object.fromEntries(errors) } };
    },
    done: m.admin_pharmacy_saved(),
    messages,
    onDone: ({ data }) => {
      unsaved.forget();
      onSaved(data);
    },
  });
  const field = (name: string) => {
    const state = act.field(name);
    if (!state.error) return state;
    if (name === 'latitude') return { ...state, error: m.admin_pharmacy_outside() };
    return name === 'subwayName' ? { ...state, error: m.admin_pharmacy_half_station() } : state;
  };
  return (
    <>
      <UnsavedNotice {...unsaved.notice} />
      {start?.version === pharmacy?.version || act.isActing ? null : (
        <p role="status">{m.admin_pharmacy_meanwhile()}</p>
      )}
      <form
        key={unsaved.restored ? 'restored' : valuesKey(start)}
        {...act.props}
        className={form}
        aria-label={m.admin_pharmacy()}
        onInput={unsaved.onInput}
      >
        <section className={part} aria-labelledby="names">
          <h2 id="names">{m.admin_pharmacy_names()}</h2>
          <NameFields values={values} field={field} />
          <TextField
            field={field('phone')}
            label={m.admin_pharmacy_phone()}
            isRequired={false}
            type="tel"
            autoComplete="off"
            defaultValue={values.phone}
          />
        </section>
        <section className={part} aria-labelledby="place">
          <h2 id="place">{m.admin_pharmacy_place()}</h2>
          <PlaceFields places={places} values={values} field={field} />
          <p className={remark}>{m.admin_pharmacy_station_hint()}</p>
          <StationFields places={places} values={values} field={field} />
        </section>
        <section className={part} aria-label={m.admin_pharmacy_products()}>
          <ProductFields places={places} values={values} field={field} />
          <SubmitRow label={m.admin_settings_save()} isSending={act.isActing} />
        </section>
      </form>
    </>
  );
}
