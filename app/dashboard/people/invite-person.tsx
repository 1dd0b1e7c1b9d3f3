import { css } from '@linaria/core';
import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { TextField } from '#app/components/forms/text-field.tsx';
import { DashboardForm } from '#app/dashboard/forms/dashboard-form.tsx';
import { useDashboardForm } from '#app/dashboard/forms/use-dashboard-form.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors, PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { staffInviteSchema } from '#contract/staff.ts';
import { RoleField } from './role-field.tsx';
import { VerifyField } from './verify-field.tsx';

const section = css`
  display: grid;
  gap: ${space(20)};
  max-width: 32rem;
  margin-top: ${space(40)};

  & h2 {
    font-size: 1.0625rem;
  }
`;

const messages = {
  name: { required: m.error_own_name_required },
  email: { required: m.error_email_required },
  role: {},
  code: { required: m.admin_code_required },
};

function checkInvite(fields: FormData): FormErrors {
  return checkFields(staffInviteSchema, Object.fromEntries(fields));
}

export function InvitePerson({ posted }: { posted: PostedForm | undefined }) {
  const form = useDashboardForm({ name: 'invite', page: 'people', messages, posted, check: checkInvite });
  return (
    <section className={section} aria-labelledby="invite">
      <h2 id="invite">{m.admin_invite()}</h2>
      <DashboardForm form={form} label={m.admin_invite()}>
        <TextField
          field={form.field('name')}
          label={m.admin_person_name()}
          defaultValue={form.value('name')}
          autoComplete="off"
          readOnly={form.isSending}
        />
        <TextField
          field={form.field('email')}
          label={m.member_email()}
          type="email"
          defaultValue={form.value('email')}
          autoComplete="off"
          readOnly={form.isSending}
        />
        <RoleField field={form.field('role')} selected={form.value('role', 'reader')} />
        <VerifyField field={form.field('code')} isRefused={form.needsCode} />
        <SubmitRow label={m.admin_invite_submit()} isSending={form.isSending} />
      </DashboardForm>
    </section>
  );
}
