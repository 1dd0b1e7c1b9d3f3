import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { staffKey } from '#app/dashboard/session/staff.queries.ts';
import { requireFreshFactor } from './fresh-factor.functions.ts';

/** The server stores its access record before it sends the file. */
const recordedMs = 1500;

type Props = { action: string; label: string; isMain?: boolean };

/** Downloads a file with personal data, after the second factor if it is old. Works without JavaScript. */
export function DownloadForm({ action, label, isMain = false }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const { act, isActing } = useStaffAct();
  const download = async () => {
    const result = await act(() => requireFreshFactor());
    if (!result?.ok) return;
    form.current?.submit();
    setTimeout(() => void queryClient.invalidateQueries({ queryKey: [staffKey] }), recordedMs);
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <button type="submit" className={isMain ? primaryButton : quietButton} disabled={isActing}>
        {label}
      </button>
    </form>
  );
}
