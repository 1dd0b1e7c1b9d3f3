import type { ApiDeps } from '#api/context.ts';
import { endAllSessions } from '../staff/staff-sessions.ts';
import { storeSampleDrafts, storeSampleRequests } from './sample-drafts.ts';
import { storeSampleMembers } from './sample-members.ts';
import { storeSampleMessages } from './sample-messages.ts';
import { enrollSampleStaff, type SampleAccount } from './sample-staff.ts';
import { storeLetters } from './store-letters.ts';

/** Fills the screens of the dashboard. Nothing is sent: the stored mails have failed, and all addresses end in .example. */
export async function fillDesk(
  deps: ApiDeps,
  now = new Date(),
): Promise<{ inquiries: number; accounts: SampleAccount[] }> {
  const { owner, support } = await enrollSampleStaff(deps);
  const people = { ownerId: owner.session.staffId, supportId: support.session.staffId };
  const inquiries = await deps.db.transaction(async (tx) => {
    await storeSampleMembers(tx, now);
    await storeSampleMessages(tx, deps, now);
    return storeLetters(tx, people, now);
  });
  await storeSampleDrafts(deps, owner.session, now);
  await storeSampleRequests(deps, support.session, now);
  for (const { session } of [owner, support]) await endAllSessions(deps.db, session.staffId);
  return { inquiries, accounts: [owner, support] };
}
