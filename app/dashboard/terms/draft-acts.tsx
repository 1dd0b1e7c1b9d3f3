import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { primaryButton, quietButton, textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { TermDraft } from '#contract/staff-terms.ts';
import type { Editing } from './draft-text-fields.tsx';
import { discardDraft } from './staff-term.functions.ts';

export function AnnounceButton({ editing }: { editing: Editing }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { effectiveOn } = editing.value;
  const announce = async () => {
    setOpen(false);
    const id = await editing.announce();
    if (id !== undefined) await router.navigate({ href: dashboardHref(`terms/${id}`) });
  };
  const date = effectiveOn ? formatDate(koreanNoon(effectiveOn)) : '–';
  return (
    <>
      <button type="button" className={quietButton} disabled={editing.isActing} onClick={() => setOpen(true)}>
        {m.admin_term_announce()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_term_announce()}
        description={m.admin_term_announce_text({ date })}
      >
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={() => void announce()}>
            {m.admin_term_announce_confirm()}
          </button>
        </div>
      </Dialog>
    </>
  );
}

export function DiscardButton({ kind }: Pick<TermDraft, 'kind'>) {
  const { act, isActing } = useStaffAct();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const discard = async () => {
    setOpen(false);
    const result = await act(() => discardDraft({ data: { kind } }), { done: m.admin_term_discarded() });
    if (result?.ok) await router.navigate({ href: dashboardHref('terms') });
  };
  return (
    <>
      <button type="button" className={textButton} disabled={isActing} onClick={() => setOpen(true)}>
        {m.admin_term_discard()}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_term_discard()}
        description={m.admin_term_discard_text()}
      >
        <div className={buttonRow}>
          <button type="button" className={primaryButton} onClick={() => void discard()}>
            {m.admin_term_discard()}
          </button>
        </div>
      </Dialog>
    </>
  );
}
