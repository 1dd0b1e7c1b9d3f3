import { useState } from 'react';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { part } from '#app/dashboard/ui/part.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { m } from '#app/paraglide/messages.js';
import type { StaffPerson } from '#contract/staff.ts';
import { changeStaff, endStaff, reinviteStaff } from './person.functions.ts';

/** A conflict of an act on a person: the last owner stays. */
export function explainLastOwner({ code }: { code: string }): boolean {
  if (code !== 'conflict') return false;
  showToast(m.admin_last_owner(), { type: 'error' });
  return true;
}

function LockButton({ person: { id, state } }: { person: StaffPerson }) {
  const { act, isActing } = useStaffAct();
  if (state !== 'active' && state !== 'locked') return null;
  const next = state === 'active' ? 'locked' : 'active';
  const toggle = () =>
    void act(() => changeStaff({ data: { id, state: next } }), {
      done: next === 'locked' ? m.admin_person_locked() : m.admin_person_unlocked(),
      undo: () => changeStaff({ data: { id, state } }),
      onProblem: explainLastOwner,
    });
  return (
    <button type="button" className={quietButton} disabled={isActing} onClick={toggle}>
      {next === 'locked' ? m.admin_person_lock() : m.admin_person_unlock()}
    </button>
  );
}

function ReinviteButton({ person: { id, email, state } }: { person: StaffPerson }) {
  const { act, isActing } = useStaffAct();
  if (state !== 'invited') return null;
  const send = () =>
    void act(() => reinviteStaff({ data: { id } }), { done: m.admin_person_reinvited({ email }) });
  return (
    <button type="button" className={quietButton} disabled={isActing} onClick={send}>
      {m.admin_person_reinvite()}
    </button>
  );
}

function EndButton({ person: { id, name } }: { person: StaffPerson }) {
  const { act, isActing } = useStaffAct();
  const [isOpen, setOpen] = useState(false);
  const end = () => {
    setOpen(false);
    void act(() => endStaff({ data: { id } }), {
      done: m.admin_person_ended({ name }),
      onProblem: explainLastOwner,
    });
  };
  return (
    <>
      <button type="button" className={quietButton} disabled={isActing} onClick={() => setOpen(true)}>
        {m.admin_person_end()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_person_end()}
        description={m.admin_person_end_text({ name })}
      >
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={end}>
            {m.admin_person_end_confirm()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

/** Locks, invites again or ends the access of a person. */
export function PersonAccess({ person }: { person: StaffPerson }) {
  return (
    <section className={part} aria-labelledby="access">
      <h2 id="access">{m.admin_person_access()}</h2>
      <div className={buttonRow}>
        <LockButton person={person} />
        <ReinviteButton person={person} />
        <EndButton person={person} />
      </div>
    </section>
  );
}
