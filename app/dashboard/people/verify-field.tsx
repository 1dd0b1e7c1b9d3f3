import { useHydrated } from '@tanstack/react-router';
import { TextField } from '#app/components/forms/text-field.tsx';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';

const freshMs = 9 * 60_000;

type Props = {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  /** The API refused because the second factor is too old. */
  isRefused: boolean;
};

/** The code of a dangerous form, if the second factor of the session is too old for it. */
export function VerifyField({ field, isRefused }: Props) {
  const staff = useStaff();
  const isHydrated = useHydrated();
  const isOld = Date.now() - Date.parse(staff?.verifiedAt ?? '') > freshMs;
  if (!isRefused && !(isHydrated && isOld)) return null;
  return (
    <TextField
      field={field}
      label={m.admin_code()}
      hint={m.admin_verify_hint()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
