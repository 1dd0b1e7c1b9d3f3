import { css } from '@linaria/core';
import { useState } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { changeContentItem, deleteContentItem } from '#app/dashboard/content/staff-items.functions.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { ItemSummary } from '#contract/staff-content.ts';

const rowActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(8)};
`;

/** Acts on one item in the trash. */
export function TrashActions({ item }: { item: ItemSummary }) {
  const { act, isActing } = useStaffAct();
  const [isConfirming, setConfirming] = useState(false);
  const { id, revision } = item;
  const name = item.title || m.admin_item_untitled();
  const change = (command: 'restore' | 'trash', at: number) =>
    changeContentItem({ data: { id, command, revision: at } });
  const restore = () => {
    let after = revision;
    const run = async () => {
      const result = await change('restore', revision);
      if (result.ok) after = result.data.data.revision;
      return result;
    };
    void act(run, { done: m.admin_restore_done(), undo: () => change('trash', after) });
  };
  const remove = async () => {
    const result = await act(() => deleteContentItem({ data: { id } }), { done: m.admin_delete_done() });
    if (result) setConfirming(false);
  };
  const mayRestore = useMay('content.trash');
  const mayDelete = useMay('content.delete');
  return (
    <div className={rowActions}>
      {mayRestore ? (
        <button
          type="button"
          className={textButton}
          disabled={isActing}
          aria-label={m.admin_restore_of({ name })}
          onClick={restore}
        >
          {m.admin_restore_short()}
        </button>
      ) : null}
      {mayDelete ? (
        <button
          type="button"
          className={textButton}
          aria-label={m.admin_delete_of({ name })}
          onClick={() => setConfirming(true)}
        >
          {m.admin_delete()}
        </button>
      ) : null}
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={m.admin_delete_of({ name })}
        description={m.admin_delete_text()}
      >
        <div className={buttonRow}>
          <button type="button" className={quietButton} disabled={isActing} onClick={() => void remove()}>
            {m.admin_delete_confirm()}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
