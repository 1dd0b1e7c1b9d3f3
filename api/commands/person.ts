import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { accountEmailSchema } from '#contract/members.ts';
import { phoneDigitsSchema } from '#contract/phone-numbers.ts';
import { lineSchema } from '#contract/short-text.ts';
import { readFiles } from '../services/attachments.ts';
import { listFiles } from '../services/files.ts';
import { collectPerson, type PersonData } from '../services/person/collect.ts';
import { countPerson } from '../services/person/count.ts';
import { findPersonRows } from '../services/person/find-rows.ts';
import { commandActor, recordPersonAccess } from '../services/person/record-person.ts';
import { recordRequest } from '../services/person/records.ts';
import type { Subject } from '../services/person/subject.ts';
import { type CommandContext, CommandError, defineCommand } from './define-command.ts';
import { inNewFolder } from './new-folder.ts';
import { minuteOf, row } from './print.ts';
import { absolutePathSchema } from './storage.ts';

const operatorMaxLength = 100;

export const operatorSchema = lineSchema(operatorMaxLength);

export const subjectEntries = {
  email: v.optional(accountEmailSchema),
  mobile: v.optional(phoneDigitsSchema),
};

/** @throws {CommandError} without an address and a number */
export function requireSubject({ email, mobile }: Subject): Subject {
  if (email === undefined && mobile === undefined)
    throw new CommandError('Name the person with --email, --mobile or both.');
  return { email, mobile };
}

type MemberData = PersonData['members'][number];

function memberLines(member: MemberData): string[] {
  const { id, email, mobile, name, createdAt, consents, providers, points, sessions } = member;
  return [
    row([`Member ${id}`, email, mobile ?? '-', name, `since ${minuteOf(createdAt)}`]),
    ...consents.map(({ kind, version, language, agreedAt }) =>
      row(['  Consent', kind, version, language, minuteOf(agreedAt)]),
    ),
    ...providers.map(({ provider, linkedAt }) => row(['  Signs in with', provider, minuteOf(linkedAt)])),
    ...member.questions.map(({ reference, createdAt: at, title, files }) =>
      row([`  Question ${reference}`, minuteOf(at), title, `files: ${files.length}`]),
    ),
    ...member.samples.map(({ reference, createdAt: at, status, amount }) =>
      row([`  Sample request ${reference}`, minuteOf(at), status, amount]),
    ),
    `  Entries of points: ${points.length}; sessions: ${sessions.length}`,
  ];
}

function inquiryLine({
  reference,
  receivedAt,
  email,
  mobile,
  fullName,
  consent,
  files,
  answers,
}: InquiryData) {
  const counts = `files: ${files.length}; answers: ${answers.length}`;
  const agreed = `consent ${consent.version}`;
  return row([
    `Inquiry ${reference}`,
    minuteOf(receivedAt),
    ...[email, mobile ?? '-', fullName, agreed, counts],
  ]);
}

type InquiryData = PersonData['inquiries'][number];

/** The other identifiers of the members, with which more may be found. */
function hints({ members }: PersonData, { email, mobile }: Subject): string[] {
  return members.flatMap((member) => [
    ...(email === undefined ? [`To include data sent with their address: --email ${member.email}`] : []),
    ...(mobile === undefined && member.mobile
      ? [`To include data sent with their number: --mobile ${member.mobile}`]
      : []),
  ]);
}

function overview(data: PersonData, subject: Subject): string {
  const { members, inquiries, deliveries, queuedMessages, reregistrationBlockedUntil: until } = data;
  const lines = [
    ...members.flatMap(memberLines),
    ...inquiries.map(inquiryLine),
    ...deliveries.map(({ reference, recipient }) =>
      row([`Recipient of sample request ${reference} of another member`, recipient ?? '-']),
    ),
    ...(queuedMessages.length > 0 ? [`Messages that are not sent: ${queuedMessages.length}`] : []),
  ];
  return [
    ...(lines.length > 0 ? lines : ['Nothing is stored with this address or number.']),
    ...(until ? [`A withdrawn member; keyed hashes block a new account until ${until}`] : []),
    ...hints(data, subject),
  ].join('\n');
}

async function record(
  { deps: { db, keyedHash } }: CommandContext,
  kind: 'find' | 'export',
  { subject, operator }: { subject: Subject; operator: string },
): Promise<void> {
  const rows = await findPersonRows(db, subject);
  const counts = await countPerson(db, rows);
  const actor = commandActor(operator, kind === 'find' ? 'requests.read' : 'requests.export');
  await db.transaction(async (tx) => {
    await recordRequest(tx, keyedHash, { kind, operator, subject, counts });
    await recordPersonAccess(tx, keyedHash, { actor }, rows);
  });
}

export const personFind = defineCommand(
  v.object({ ...subjectEntries, by: operatorSchema }),
  async (context, { by: operator, ...given }) => {
    const subject = requireSubject(given);
    const { deps } = context;
    await deps.prepare();
    const data = await collectPerson(deps, subject, (owner) => listFiles(deps.db, owner));
    await record(context, 'find', { subject, operator });
    return overview(data, subject);
  },
);

/** Returns the number of files, person.json not counted. */
async function writeExport({ deps }: CommandContext, subject: Subject, folder: string): Promise<number> {
  let saved = 0;
  const data = await collectPerson(deps, subject, async (owner, prefix) => {
    const names: string[] = [];
    for await (const { name, bytes } of readFiles(deps.db, owner)) {
      // Names were checked when stored; they cannot leave the folder, but may repeat.
      const file = `${prefix}-${names.length + 1}-${name}`;
      await writeFile(join(folder, file), bytes, { mode: 0o600, flag: 'wx' });
      names.push(file);
    }
    saved += names.length;
    return names;
  });
  const whole = { exportedAt: new Date(), subject, ...data };
  await writeFile(join(folder, 'person.json'), `${JSON.stringify(whole, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  return saved;
}

export const personExport = defineCommand(
  v.object({ ...subjectEntries, by: operatorSchema, folder: absolutePathSchema }),
  async (context, { by: operator, folder, ...given }) => {
    const subject = requireSubject(given);
    await context.deps.prepare();
    return inNewFolder(folder, async () => {
      const files = await writeExport(context, subject, folder);
      await record(context, 'export', { subject, operator });
      return `${join(folder, 'person.json')} and ${files} attached files are written. Delete them when the person has them.`;
    });
  },
);
