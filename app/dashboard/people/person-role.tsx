import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { narrowForm, part } from '#app/dashboard/ui/part.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';
import { changeStaff } from './person.functions.ts';
import { explainLastOwner } from './person-access.tsx';
import { RoleField } from './role-field.tsx';
import { toRole } from './to-role.ts';

export function PersonRole({ person: { id, role } }: { person: StaffPerson }) {
  const form = useActForm({
    send: (fields) => changeStaff({ data: { id, role: toRole(String(fields.get('role'))) } }),
    done: m.admin_role_saved(),
    onProblem: (code) => explainLastOwner({ code }),
  });
  return (
    <section className={part} aria-labelledby="role-of-person">
      <h2 id="role-of-person">{m.admin_role()}</h2>
      <p>{m.admin_role_change_lead()}</p>
      <form {...form.props} className={narrowForm} aria-labelledby="role-of-person">
        <RoleField field={form.field('role')} selected={role} />
        <SubmitRow label={m.admin_role_save()} isSending={form.isActing} />
      </form>
    </section>
  );
}
