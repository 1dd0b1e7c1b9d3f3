import type { Command } from './command.ts';
import { contentApply, contentReport, migrate, seed } from './content.ts';
import { inboxAnswer, inboxList, inboxProcess, inboxShow } from './inbox.ts';
import { memberCreate } from './member.ts';
import { backupCommand, restoreCommand } from './storage.ts';

/** Every command by the name that it is called by. */
export const commands: Readonly<Record<string, Command | undefined>> = {
  migrate,
  seed,
  'content:apply': contentApply,
  'content:report': contentReport,
  'inbox:list': inboxList,
  'inbox:show': inboxShow,
  'inbox:answer': inboxAnswer,
  'inbox:process': inboxProcess,
  'member:create': memberCreate,
  backup: backupCommand,
  restore: restoreCommand,
};
