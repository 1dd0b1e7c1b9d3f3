import { contentApply, contentExport, contentReport, migrate, seed } from './content.ts';
import { type CheckedCommand, type Command, CommandError } from './define-command.ts';
import { diagnose } from './diagnose.ts';
import { inboxAnswer, inboxResend, inboxShow } from './inbox.ts';
import { inboxElsewhere, inboxProcess, inboxReopen, inboxSpam } from './inbox-close.ts';
import { inboxList } from './inbox-list.ts';
import { letterList, letterSend, letterStop } from './letter.ts';
import { memberCreate } from './member.ts';
import { outboxList, outboxResend } from './outbox.ts';
import { personExport, personFind } from './person.ts';
import { personErase, personRecords } from './person-erase.ts';
import { samplesList, samplesSet, samplesShow } from './samples.ts';
import { staffInvite } from './staff.ts';
import { staffSample } from './staff-sample.ts';
import { backupCommand, restoreCommand } from './storage.ts';
import { termsAnnounce, termsList } from './terms.ts';

const commands: Readonly<Record<string, Command | undefined>> = {
  migrate,
  seed,
  'content:apply': contentApply,
  'content:export': contentExport,
  'content:report': contentReport,
  diagnose,
  'inbox:list': inboxList,
  'inbox:show': inboxShow,
  'inbox:answer': inboxAnswer,
  'inbox:resend': inboxResend,
  'inbox:process': inboxProcess,
  'inbox:answered-elsewhere': inboxElsewhere,
  'inbox:spam': inboxSpam,
  'inbox:reopen': inboxReopen,
  'outbox:list': outboxList,
  'outbox:resend': outboxResend,
  'samples:list': samplesList,
  'samples:show': samplesShow,
  'samples:set': samplesSet,
  'member:create': memberCreate,
  'staff:invite': staffInvite,
  'staff:sample': staffSample,
  'person:find': personFind,
  'person:export': personExport,
  'person:erase': personErase,
  'person:records': personRecords,
  'terms:list': termsList,
  'terms:announce': termsAnnounce,
  'letter:list': letterList,
  'letter:send': letterSend,
  'letter:stop': letterStop,
  backup: backupCommand,
  restore: restoreCommand,
};

/** @throws {CommandError} for an unknown name or invalid input */
export function checkCommand(name: string, input: unknown): CheckedCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`Unknown command: ${name.replace(':', ' ')}`);
  return command(input);
}
