import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
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

type Props = { pharmacy: StaffPharmacy | undefined; onSaved: (saved: StaffPharmacy) => void };

/** Typed values stay in this browser until they are saved. */
export function PharmacyForm({ pharmacy, onSaved }: Props) {
  const { data: places } = useSuspenseQuery(staffPharmacyQueries.places());
  const unsaved = useUnsavedFields({
    item: `pharmacy/${pharmacy?.id ?? 'new'}`,
    stored: pharmacy,
    baseOf: (stored) => stored?.version ?? '',
    valuesOf,
    valuesIn,
  });
  const { values } = unsaved;
  const mayChange = useMay('pharmacies.change');
  const act = useActForm({
    send: async (fields) => {
      const given = valuesIn(fields);
      const result = await save(unsaved.start, given);
      if (result.ok) return result;
      const errors = Object.entries(result.problem.errors).map(([path, code]) => [
        fieldOfError(path, fieldsOf(given)),
        code,
      ]);
      return { ok: false as const, problem: { ...result.problem, errors: Object.fromEntries(errors) } };
    },
    done: m.admin_pharmacy_saved(),
    messages,
    onDone: ({ data }, sent) => {
      unsaved.settle(sent, pharmacy && data);
      onSaved(data);
    },
  });
  // A new pharmacy opens another page.
  const isReadOnly = !mayChange || (!pharmacy && act.isActing);
  const field = (name: string) => {
    const state = act.field(name);
    if (!state.error) return state;
    if (name === 'latitude') return { ...state, error: m.admin_pharmacy_outside() };
    return name === 'subwayName' ? { ...state, error: m.admin_pharmacy_half_station() } : state;
  };
  return (
    <>
      <UnsavedNotice {...unsaved.notice} />
      {unsaved.isOutdated && !act.isActing ? <p role="status">{m.admin_pharmacy_meanwhile()}</p> : null}
      <form
        key={unsaved.formKey}
        {...act.props}
        className={form}
        aria-label={m.admin_pharmacy()}
        onInput={unsaved.onInput}
      >
        <section className={part} aria-labelledby="names">
          <h2 id="names">{m.admin_pharmacy_names()}</h2>
          <NameFields isReadOnly={isReadOnly} values={values} field={field} />
          <TextField
            field={field('phone')}
            label={m.admin_pharmacy_phone()}
            isRequired={false}
            type="tel"
            autoComplete="off"
            readOnly={isReadOnly}
            defaultValue={values.phone}
          />
        </section>
        <section className={part} aria-labelledby="place">
          <h2 id="place">{m.admin_pharmacy_place()}</h2>
          <PlaceFields isReadOnly={isReadOnly} places={places} values={values} field={field} />
          <p className={remark}>{m.admin_pharmacy_station_hint()}</p>
          <StationFields isReadOnly={isReadOnly} places={places} values={values} field={field} />
        </section>
        <section className={part} aria-label={m.admin_pharmacy_products()}>
          <ProductFields places={places} values={values} field={field} />
          {mayChange ? <SubmitRow label={m.admin_settings_save()} isSending={act.isActing} /> : null}
        </section>
      </form>
    </>
  );
}
