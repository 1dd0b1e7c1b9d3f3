import { answerFieldId } from '#app/dashboard/inbox/answer/answer-field-id.ts';
import type { Trail } from '#app/dashboard/inbox/inbox-trail.ts';
import { type Command, useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { useStaff } from '#app/dashboard/session/staff.queries.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { noteFieldId } from './note-field-id.ts';
import { possibleClosings } from './possible-closings.ts';
import type { ItemActs } from './use-item-acts.ts';
import { useNeighbours } from './use-neighbours.ts';

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

/** The keys of the item: j and k go to its neighbours in the list. */
export function useItemCommands(
  item: InboxDetailAnswer,
  { close, assign }: ItemActs,
  { trail, mayAct }: { trail: Trail | undefined; mayAct: boolean },
): void {
  const staff = useStaff();
  const goTo = useNeighbours(item.reference, trail);
  const commands: Command[] = [
    { label: m.admin_row_next(), keys: 'j', run: () => goTo('next') },
    { label: m.admin_row_previous(), keys: 'k', run: () => goTo('previous') },
  ];
  if (mayAct) {
    commands.push({ label: m.admin_inbox_note_add(), keys: 'n', run: () => focus(noteFieldId) });
    if (item.kind !== 'SAMPLE')
      commands.push({ label: m.admin_inbox_reply(), keys: 'r', run: () => focus(answerFieldId) });
    if (possibleClosings(item).includes('processed'))
      commands.push({
        label: m.admin_inbox_close_processed(),
        keys: 'e',
        run: () => void close('processed'),
      });
    if (staff && item.assignee?.id !== staff.id)
      commands.push({ label: m.admin_inbox_assign_me(), keys: 'a', run: () => void assign(staff) });
  }
  useCommands(commands);
}
