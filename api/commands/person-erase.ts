import * as v from 'valibot';
import type { RetainedData } from '#contract/privacy-requests.ts';
import type { PersonCounts } from '../db/schema/index.ts';
import { findMessagesOf } from '../outbox/folder.ts';
import { countPerson } from '../services/person/count.ts';
import { erasePerson } from '../services/person/erase.ts';
import { findPersonRows, type PersonRows } from '../services/person/find-rows.ts';
import { commandActor } from '../services/person/record-person.ts';
import { listRecords } from '../services/person/records.ts';
import { retainedAfter } from '../services/person/retained.ts';
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

const retainedTexts: Readonly<Record<RetainedData, string>> = {
  rejoin_hashes:
    'keyed hashes of address, number and sign-in accounts, which block a new account for six months',
  inquiry_records: 'type and dates of each inquiry, without personal data',
  request_record: 'the record of this request: keyed hashes, counts and the operator, for three years',
  access_records: 'records of access by staff, which name the number of a member or inquiry, for two years',
  backups: 'backups of the last 30 days. After a restore, erase again',
};

function retainedLines(rows: PersonRows): string[] {
  const lines = retainedAfter(rows).map((name) => `- ${retainedTexts[name]}`);
  return ['Retained, as the privacy policy says:', ...lines];
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
    if (!yes) {
      const counts = countsText(await countPerson(deps.db, rows));
      const files = await findMessagesOf(deps.outboxFolder, [...rows.emails, ...rows.mobiles]);
      return [
        `To be erased: ${counts}, message files ${files.length}`,
        ...openLines(rows),
        ...retainedLines(rows),
        'Repeat with --yes to erase. This cannot be undone.',
      ].join('\n');
    }
    const actor = commandActor(operator, 'requests.erase');
    const { counts, messageFiles } = await erasePerson(deps, { subject, actor });
    return [`Erased: ${countsText(counts)}, message files ${messageFiles}`, ...retainedLines(rows)].join(
      '\n',
    );
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
