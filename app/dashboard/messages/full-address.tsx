import { useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import type { StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { MailAddress } from '#app/dashboard/ui/mail-address.tsx';
import { m } from '#app/paraglide/messages.js';

type Props = {
  masked: string;
  show: () => Promise<StaffResult<{ data: { address: string } }>>;
};

/** A masked address, with a button that shows it in full to roles that may see it. The API records that. */
export function FullAddress({ masked, show }: Props) {
  const { act, isActing } = useStaffAct();
  const [address, setAddress] = useState<string>();
  const mayShow = useMay('messages.reveal');
  if (address !== undefined) return <MailAddress address={address} />;
  const reveal = async () => {
    const result = await act(show);
    if (result?.ok) setAddress(result.data.data.address);
  };
  return (
    <>
      <MailAddress address={masked} />
      {mayShow && masked !== '' ? (
        <button
          type="button"
          className={textButton}
          disabled={isActing}
          aria-label={m.admin_messages_show_of({ address: masked })}
          onClick={() => void reveal()}
        >
          {m.admin_messages_show()}
        </button>
      ) : null}
    </>
  );
}
