import * as v from 'valibot';
import { noticeDays } from '#contract/staff-terms.ts';
import { consentKinds } from '#contract/terms.ts';
import { announceTerm, countNotMailed, listUpcoming, type UpcomingTerm } from '../services/term-notices.ts';
import { type CommandContext, CommandError, defineCommand } from './define-command.ts';
import { minuteOf, oneOf, row } from './print.ts';

const dayMs = 24 * 3_600_000;

function daysUntil({ effectiveAt }: UpcomingTerm): number {
  return Math.floor((effectiveAt.getTime() - Date.now()) / dayMs);
}

function noticeLines(days: number): string[] {
  if (days < noticeDays.usual)
    return [
      `The law requires ${noticeDays.usual} days of notice: publish a version that takes effect later.`,
    ];
  if (days < noticeDays.unfavourable)
    return [`For a change that is unfavourable to members it requires ${noticeDays.unfavourable} days.`];
  return [];
}

export const termsList = defineCommand(v.object({}), async ({ deps: { db } }) => {
  const upcoming = await listUpcoming(db);
  if (upcoming.length === 0) return 'No upcoming version.';
  return upcoming
    .map((term) =>
      row([
        ...[term.kind, term.version, minuteOf(term.effectiveAt), `in ${daysUntil(term)} days`],
        `mailed: ${term.mailed}`,
      ]),
    )
    .join('\n');
});

async function findUpcoming(
  { deps }: CommandContext,
  { kind, version }: Pick<UpcomingTerm, 'kind' | 'version'>,
): Promise<UpcomingTerm> {
  const upcoming = await listUpcoming(deps.db);
  const term = upcoming.find((listed) => listed.kind === kind && listed.version === version);
  if (!term) throw new CommandError(`There is no upcoming version ${version} of ${kind}.`);
  return term;
}

export const termsAnnounce = defineCommand(
  v.object({
    kind: oneOf(consentKinds),
    version: v.string('is missing'),
    yes: v.optional(v.boolean(), false),
  }),
  async (context, { yes, ...named }) => {
    const term = await findUpcoming(context, named);
    const days = daysUntil(term);
    const lines = [
      `${term.kind} ${term.version} takes effect on ${minuteOf(term.effectiveAt)}, in ${days} days.`,
      ...noticeLines(days),
    ];
    if (yes) lines.push(`${await announceTerm(context.deps, term)} members are mailed.`);
    else
      lines.push(
        `Members who are not mailed yet: ${await countNotMailed(context.deps.db, term.id)}. Repeat with --yes to mail them.`,
      );
    return lines.join('\n');
  },
);
