import { css } from '@linaria/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import { useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import type { FormErrors, PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { ImportFaults } from './import-faults.tsx';
import { changedCount, type ImportPlan, planIn } from './import-plans.ts';
import { ImportResult, type Named } from './import-result.tsx';

const steps = css`
  max-width: 40rem;
  margin-bottom: ${space(40)};
`;

const messages = { files: { required: m.admin_import_file_required } };

function checkFile(fields: FormData): FormErrors {
  const file = fields.get('files');
  return file instanceof File && file.name !== '' ? {} : { files: 'required' };
}

function Confirm({ plan }: { plan: ImportPlan }) {
  const { digest, isStored } = plan;
  if (isStored || digest === '') return null;
  const count = changedCount(plan);
  if (count === 0) return <p>{m.admin_import_nothing()}</p>;
  return (
    <button type="submit" name="digest" value={digest} className={primaryButton}>
      {m.admin_import_confirm({ count: String(count) })}
    </button>
  );
}

type Props = {
  /** Of its handler. */
  name: 'import-lots' | 'import-pharmacies';
  page: string;
  label: string;
  hint: string;
  named: Named;
  posted: PostedForm | undefined;
  /** Further inputs. A change of them needs another dry run. */
  options?: (onChange: () => void) => ReactNode;
};

/** The file is sent twice: for the dry run, and with its digest for the import. */
export function ImportForm({ name, page, label, hint, named, posted, options }: Props) {
  const queryClient = useQueryClient();
  const [plan, setPlan] = useState(posted?.name === name ? planIn(posted) : undefined);
  const form = useDashboardForm({
    ...{ name, page, messages, posted },
    check: checkFile,
    onRefused: (answer) => {
      const next = planIn(answer);
      const isOutdated = answer.failure === 'changed' || answer.errors.files !== undefined;
      // After an outage or a new sign-in, the shown plan can be imported as it is.
      if (next !== undefined || isOutdated) setPlan(next);
      if (!next?.isStored) return;
      showToast(m.admin_import_stored());
      void queryClient.invalidateQueries({ queryKey: [staffKey] });
    },
  });
  const alert = form.result.failure === 'changed' ? m.admin_import_changed() : form.alert;
  const fileError = form.result.errors.files === 'file_type' ? m.admin_import_file_type() : undefined;
  const state = form.field('files');
  const forget = () => setPlan(undefined);
  return (
    <>
      <DashboardForm form={{ ...form, alert }} label={label} className={steps} hasFiles>
        <Field
          {...state}
          error={fileError ?? state.error}
          label={m.admin_import_file()}
          hint={hint}
          isRequired
        >
          {(props) => (
            <input {...props} type="file" accept=".csv,text/csv" className={control} onChange={forget} />
          )}
        </Field>
        {options?.(forget)}
        <div className={buttonRow}>
          <button type="submit" className={quietButton} aria-disabled={form.isSending ? true : undefined}>
            {m.admin_import_check()}
          </button>
          {plan ? <Confirm plan={plan} /> : null}
          <span role="status">{form.isSending ? m.form_sending() : null}</span>
        </div>
      </DashboardForm>
      {plan && plan.faultCount > 0 ? <ImportFaults plan={plan} /> : null}
      {plan && plan.faultCount === 0 ? <ImportResult plan={plan} named={named} /> : null}
    </>
  );
}
