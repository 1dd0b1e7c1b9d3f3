import { useRouter } from '@tanstack/react-router';
import type { StaffProblem, StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { attempt, useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import {
  changeContentItem,
  type ItemCommand,
  readContentItem,
} from '#app/dashboard/content/staff-items.functions.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { m } from '#app/paraglide/messages.js';
import type { Item } from '#contract/staff-content.ts';
import type { DraftSession } from './draft-state.ts';

const doneTexts: Readonly<Record<ItemCommand, () => string>> = {
  publish: m.admin_publish_done,
  discard: m.admin_discard_done,
  unschedule: m.admin_unschedule_done,
  unpublish: m.admin_unpublish_done,
  trash: m.admin_trash_done,
  restore: m.admin_restore_done,
};

/** Without saving first: the first gives up what is not saved, the second one makes saving possible. */
const unsavedCommands: ReadonlySet<ItemCommand> = new Set(['discard', 'restore']);

/** Acts on the open item. Most begin with saving it. */
export function useItemCommands(session: DraftSession) {
  const { act, isActing } = useStaffAct();
  const router = useRouter();

  /** Takes over what another person did. */
  const reread = async () => {
    const answer = await attempt(() => readContentItem({ data: { id: session.store.getState().item.id } }));
    if (answer.ok) session.accept(answer.data.data);
  };

  const run = async (command: ItemCommand): Promise<boolean> => {
    if (!unsavedCommands.has(command) && !(await session.save('all'))) return false;
    const { id, revision } = session.store.getState().item;
    const call = (name: ItemCommand, at: number): Promise<StaffResult<{ data: Item }>> =>
      changeContentItem({ data: { id, command: name, revision: at } });
    let after = revision;
    const result = await act(
      async () => {
        const answer = await call(command, revision);
        if (answer.ok) after = answer.data.data.revision;
        return answer;
      },
      {
        done: doneTexts[command](),
        ...(command === 'trash' && { undo: () => call('restore', after) }),
        onProblem: ({ code }: StaffProblem) => {
          if (code === 'conflict') void reread();
          return false;
        },
      },
    );
    if (!result?.ok) return false;
    if (command === 'discard') session.drop();
    session.accept(result.data.data);
    if (command === 'trash') await router.navigate({ href: dashboardHref('content') });
    return true;
  };
  return { run, reread, isActing };
}
