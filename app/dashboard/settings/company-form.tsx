import { css } from '@linaria/core';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import { type CompanyDetailName, companyDetailNames } from '#contract/site-settings.ts';
import { changeSettings } from './settings.functions.ts';
import type { Settings } from './settings.queries.ts';

const fields = css`
  display: grid;
  gap: ${space(20)} ${space(24)};
  margin-bottom: ${space(24)};

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const labels: Readonly<Record<CompanyDetailName, () => string>> = {
  name: m.footer_company,
  representative: m.footer_representative,
  address: m.footer_address,
  phone: m.footer_phone,
  email: m.footer_email,
  businessRegistration: m.footer_business_registration,
  mailOrderNumber: m.footer_mail_order,
  privacyOfficer: m.footer_privacy_officer,
  privacyDepartment: m.privacy_officer_department,
  privacyPhone: m.privacy_officer_phone,
  privacyEmail: m.privacy_officer_email,
  hostingProvider: m.footer_hosting,
};

const messages = Object.fromEntries(companyDetailNames.map((name) => [`company.${name}`, { max: 200 }]));

function save(given: FormData, start: Settings['company']) {
  const company = Object.fromEntries(
    companyDetailNames.map((name) => [name, String(given.get(`company.${name}`) ?? '')]),
  );
  return changeSettings({ data: { company, basedOn: { company: start } } });
}

export function CompanyForm({ settings: { company, defaultCompany } }: { settings: Settings }) {
  const unsaved = useUnsavedFields({
    item: 'settings/company',
    stored: company,
    baseOf: JSON.stringify,
    valuesOf: (stored) =>
      Object.fromEntries(
        companyDetailNames.map((name) => [`company.${name}`, stored?.[name] ?? defaultCompany[name] ?? '']),
      ),
  });
  const form = useActForm({
    send: (fields) => save(fields, unsaved.start),
    done: m.admin_settings_saved(),
    messages,
    onDone: ({ data }, sent) => unsaved.settle(sent, data.company),
  });
  const { act } = useStaffAct();
  const { start } = unsaved;
  const reset = () =>
    void act(() => changeSettings({ data: { company: null, basedOn: { company: start } } }), {
      done: m.admin_settings_reset_done(),
      onDone: ({ data }) => unsaved.rebase(data.company),
      ...(start && {
        undo: () => changeSettings({ data: { company: start, basedOn: { company: null } } }),
      }),
    });
  return (
    <section className={part} aria-labelledby="company">
      <h2 id="company">{m.admin_settings_company()}</h2>
      <p>{m.admin_settings_company_lead()}</p>
      <UnsavedNotice {...unsaved.notice} />
      {unsaved.isOutdated && !form.isActing ? <p role="status">{m.admin_settings_meanwhile()}</p> : null}
      <form key={unsaved.formKey} {...form.props} aria-labelledby="company" onInput={unsaved.onInput}>
        <div className={fields}>
          {companyDetailNames.map((name) => (
            <TextField
              key={name}
              field={form.field(`company.${name}`)}
              label={labels[name]()}
              isRequired={false}
              autoComplete="off"
              defaultValue={unsaved.values[`company.${name}`]}
            />
          ))}
        </div>
        <SubmitRow label={m.admin_settings_save()} isSending={form.isActing}>
          {company ? (
            <button type="button" className={quietButton} onClick={reset}>
              {m.admin_settings_reset()}
            </button>
          ) : null}
        </SubmitRow>
      </form>
    </section>
  );
}
