import { useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { valueLine } from '#app/dashboard/ui/act-form-styles.ts';
import { m } from '#app/paraglide/messages.js';
import type { MemberField } from '#contract/staff-members.ts';
import { showMemberField } from './staff-member.functions.ts';

type Props = { id: number; field: MemberField; label: string; masked: string | null };

/** A masked value that can be shown in full, which is recorded. */
export function ShownValue({ id, field, label, masked }: Props) {
  const { act, isActing } = useStaffAct();
  const [value, setValue] = useState<string>();
  if (masked === null) return '–';
  const show = async () => {
    const result = await act(() => showMemberField({ data: { id, field } }));
    if (result?.ok) setValue(result.data.data.value ?? '–');
  };
  return (
    <span className={valueLine}>
      <span role="status">{value ?? masked}</span>
      {value === undefined ? (
        <button
          type="button"
          className={textButton}
          disabled={isActing}
          aria-label={m.admin_members_show_named({ label })}
          onClick={() => void show()}
        >
          {m.admin_members_show()}
        </button>
      ) : (
        <button type="button" className={textButton} onClick={() => setValue(undefined)}>
          {m.admin_members_hide()}
        </button>
      )}
    </span>
  );
}
