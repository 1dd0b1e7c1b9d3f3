import { control, Field } from '#app/components/ui/field.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { m } from '#app/paraglide/messages.js';
import { staffRoles } from '#contract/staff-permissions.ts';

type Props = {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  selected: string;
};

export function RoleField({ field, selected }: Props) {
  return (
    <Field {...field} label={m.admin_role()} isRequired>
      {/* HTML allows `required` only with an empty first option. */}
      {({ required: _, ...props }) => (
        <select {...props} className={control} defaultValue={selected}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]()}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
