import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { PersonCounts } from '../db/schema/index.ts';
import { findMessagesOf } from '../outbox/folder.ts';
import { countPerson } from '../services/person/count.ts';
import { erasePerson } from '../services/person/erase.ts';
import { findPersonRows, type PersonRows } from '../services/person/find-rows.ts';
import { listRecords } from '../services/person/records.ts';
import { defineCommand } from './define-command.ts';
import { operatorSchema, requireSubject, subjectEntries } from './person.ts';
import { minuteOf, pageEntries, pageLine, row } from './print.ts';

const countNames = [
  'members',
  'inquiries',
  'questions',
  'samples',
  'deliveries',
  'files',
  'messages',
] as const satisfies readonly (keyof PersonCounts)[];

function countsText(counts: PersonCounts): string {
  return countNames.map((name) => `${name} ${counts[name]}`).join(', ');
}

function retainedLines({ members }: PersonRows): string[] {
  return [
    'Retained, as the privacy policy says:',
    ...(members.length > 0
      ? ['- keyed hashes of address, number and sign-in accounts, which block a new account for six months']
      : []),
    '- type and dates of each inquiry, without personal data',
    '- the record of this request: keyed hashes, counts and the operator, for three years',
    '- backups of the last 30 days. After a restore, erase again',
  ];
}

function openLines({ contacts }: PersonRows): string[] {
  const open = contacts.filter(({ processedAt }) => processedAt === null);
  return open.map(({ reference }) => `Inquiry ${reference} is open: its sender gets no answer.`);
}

export const personErase = defineCommand(
  v.object({ ...subjectEntries, by: operatorSchema, yes: v.optional(v.boolean(), false) }),
  async ({ deps }, { by: operator, yes, ...given }) => {
    const subject = requireSubject(given);
    await deps.prepare();
    const rows = await findPersonRows(deps.db, subject);
    const files = await findMessagesOf(deps.outboxFolder, [...rows.emails, ...rows.mobiles]);
    const messageFiles = `message files ${files.length}`;
    if (!yes) {
      const counts = countsText(await countPerson(deps.db, rows));
      return [
        `To be erased: ${counts}, ${messageFiles}`,
        ...openLines(rows),
        ...retainedLines(rows),
        'Repeat with --yes to erase. This cannot be undone.',
      ].join('\n');
    }
    const erased = await erasePerson(deps, subject, operator);
    for (const file of files) await rm(file, { force: true });
    return [`Erased: ${countsText(erased)}, ${messageFiles}`, ...retainedLines(rows)].join('\n');
  },
);

export const personRecords = defineCommand(
  v.object({ ...subjectEntries, ...pageEntries }),
  async ({ deps }, { page, size, ...subject }) => {
    await deps.prepare();
    const { items, total } = await listRecords(deps, subject, { page, size });
    if (total === 0) return 'No request matches.';
    const lines = items.map(({ id, at, kind, operator, counts }) =>
      row([String(id), minuteOf(at), kind, operator, countsText(counts)]),
    );
    return [...lines, pageLine({ page, size }, total)].join('\n');
  },
);
