import { useState } from 'react';
import { quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { RecoveryCodes } from '#app/dashboard/entrance/recovery-codes.tsx';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { roleLabels } from '#app/dashboard/frame/staff-labels.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { renewCodes } from './account.functions.ts';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';

function CodesPart({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { act, isActing } = useStaffAct();
  const renew = async () => {
    const result = await act(() => renewCodes());
    if (result?.ok) onCodes(result.data.data.recoveryCodes);
  };
  return (
    <section className={part} aria-labelledby="codes">
      <h2 id="codes">{m.admin_account_codes()}</h2>
      <p>{m.admin_account_codes_lead({ count: formatNumber(left) })}</p>
      <p>
        <button type="button" className={quietButton} disabled={isActing} onClick={() => void renew()}>
          {m.admin_account_codes_renew()}
        </button>
      </p>
    </section>
  );
}

export function AccountPage() {
  const staff = useStaff();
  const [codes, setCodes] = useState<string[]>();
  if (!staff) return null;
  if (codes) return <RecoveryCodes codes={codes} />;
  const { name, email, role, expiresAt, recoveryCodesLeft } = staff;
  return (
    <>
      <Heading text={m.admin_account()} lead={`${name} · ${email} · ${roleLabels[role]()}`} />
      <PasswordForm />
      <PasskeyList />
      <CodesPart left={recoveryCodesLeft} onCodes={setCodes} />
      <section className={part} aria-labelledby="own-sessions">
        <h2 id="own-sessions">{m.admin_sessions()}</h2>
        <p>{m.admin_account_session({ time: formatTime(expiresAt) })}</p>
        <p>
          <DashboardLink to="sessions">{m.admin_account_sessions()}</DashboardLink>
        </p>
      </section>
    </>
  );
}
