import { staffInviteSchema } from '#contract/staff.ts';
import { inviteByCommand } from '../services/staff/invitations.ts';
import { defineCommand } from './define-command.ts';

export const staffInvite = defineCommand(staffInviteSchema, async ({ deps }, person) => {
  await deps.prepare();
  const link = await inviteByCommand(deps, person);
  return `${person.email} can enrol here, once and within 24 hours:\n${link}`;
});
