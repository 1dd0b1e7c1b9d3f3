import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { usePasskey } from '#app/dashboard/entrance/use-passkey.ts';
import { createPasskey } from '#app/dashboard/entrance/web-authn.ts';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { type Column, ItemTable } from '#app/dashboard/ui/item-table.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StoredPasskey } from '#contract/passkeys.ts';
import { addPasskey, getPasskeyOptions, removePasskey } from './account.functions.ts';
import { accountQueries } from './account.queries.ts';

function explainOnlyFactor({ code }: { code: string }): boolean {
  if (code !== 'conflict') return false;
  showToast(m.admin_account_passkey_only(), { type: 'error' });
  return true;
}

function RemoveButton({ passkey: { credentialId, createdAt } }: { passkey: StoredPasskey }) {
  const { act, isActing } = useStaffAct();
  const [isOpen, setOpen] = useState(false);
  const created = formatTime(createdAt);
  const remove = () => {
    setOpen(false);
    void act(() => removePasskey({ data: { credentialId } }), {
      done: m.admin_account_passkey_removed(),
      onProblem: explainOnlyFactor,
    });
  };
  return (
    <>
      <button
        type="button"
        className={textButton}
        disabled={isActing}
        aria-label={m.admin_account_passkey_remove_of({ created })}
        onClick={() => setOpen(true)}
      >
        {m.admin_account_passkey_remove()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_account_passkey_remove()}
        description={m.admin_account_passkey_remove_text({ created })}
      >
        <div className={buttonRow}>
          <button type="button" className={quietButton} onClick={remove}>
            {m.admin_account_passkey_remove_confirm()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

const columns: Column<StoredPasskey>[] = [
  {
    id: 'created',
    label: m.admin_account_passkey_created,
    cell: ({ createdAt }) => formatTime(createdAt),
  },
  {
    id: 'used',
    label: m.admin_account_passkey_used,
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt) : m.admin_account_passkey_unused()),
  },
  {
    id: 'stored',
    label: m.admin_account_passkey_stored,
    cell: ({ isBackedUp }) =>
      isBackedUp ? m.admin_account_passkey_synced() : m.admin_account_passkey_device(),
    isSecondary: true,
  },
  {
    id: 'remove',
    label: m.admin_account_passkey_remove,
    cell: (passkey) => <RemoveButton passkey={passkey} />,
  },
];

function AddButton() {
  const { act, isActing } = useStaffAct();
  const { isOffered, isBusy, message, start } = usePasskey(async () => {
    const options = await act(() => getPasskeyOptions());
    if (!options?.ok) return undefined;
    const passkey = await createPasskey(options.data.data);
    await act(() => addPasskey({ data: { passkey } }), { done: m.admin_account_passkey_added() });
    return undefined;
  });
  if (!isOffered) return <p>{m.admin_account_passkey_unavailable()}</p>;
  return (
    <div>
      <button
        type="button"
        className={quietButton}
        disabled={isBusy || isActing}
        onClick={() => void start()}
      >
        {m.admin_account_passkey_add()}
      </button>
      <div role="alert">{message ? <p>{message}</p> : null}</div>
    </div>
  );
}

export function PasskeyList() {
  const { data: passkeys } = useSuspenseQuery(accountQueries.passkeys());
  return (
    <section className={part} aria-labelledby="passkeys">
      <h2 id="passkeys">{m.admin_passkey()}</h2>
      <p>{m.admin_account_passkeys_lead()}</p>
      {passkeys.length > 0 ? (
        <ItemTable
          label={m.admin_passkey()}
          columns={columns}
          rows={passkeys}
          idOf={({ credentialId }) => credentialId}
        />
      ) : null}
      <AddButton />
    </section>
  );
}
