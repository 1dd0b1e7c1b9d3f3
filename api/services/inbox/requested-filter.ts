import type { InboxFilterRequest } from '#contract/inbox.ts';
import { waitingStates } from '#contract/inbox-kinds.ts';
import { staffPermissions } from '#contract/staff-permissions.ts';
import type { StaffActor } from '../staff/authorize.ts';
import type { InboxFilter } from './filter.ts';

/** Whether the role sees personal data of senders. */
export function readsPersonalData({ role }: Pick<StaffActor, 'role'>): boolean {
  return staffPermissions['inbox.download'].roles.includes(role);
}

/** Others search references only: hits in a text would reveal masked data. */
function searchOf(query: string | undefined, actor: StaffActor): Pick<InboxFilter, 'search' | 'reference'> {
  return readsPersonalData(actor) ? { search: query } : { reference: query };
}

export function requestedFilter(
  { kind, state, assignee, language: locale, due, query }: InboxFilterRequest,
  actor: StaffActor,
): InboxFilter {
  const ofPerson = { me: actor.staffId, nobody: null };
  return {
    kind,
    states: state === 'all' ? undefined : state === 'waiting' ? waitingStates : [state],
    assignee: typeof assignee === 'string' ? ofPerson[assignee] : assignee,
    locale,
    due,
    ...searchOf(query, actor),
  };
}
