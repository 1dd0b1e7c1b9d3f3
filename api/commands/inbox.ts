import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readFiles } from '../services/attachments.ts';
import {
  answerInInbox,
  findInInbox,
  type InboxDetail,
  type InboxItem,
  listInbox,
  processInInbox,
} from '../services/inbox.ts';
import { type CommandContext, CommandError, defineCommand } from './define-command.ts';

const referenceSchema = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));
const answerMaxLength = 10_000;

const answerSchema = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(answerMaxLength, `has more than ${answerMaxLength} characters`),
  v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'has characters that cannot be stored'),
);

/** Shows control characters, which a terminal would obey. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : '\ufffd'));
}

function line({ reference, at, kind, from, title, status }: InboxItem): string {
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return printable([reference, day, status, kind, from, title].join('  ').replaceAll('\n', ' '));
}

function detail(item: InboxDetail): string {
  const { contact, files, content, answer } = item;
  return printable(
    [
      line(item),
      `${contact.email}  ${contact.mobile ?? '-'}  ${contact.locale}`,
      ...files.map(({ name, size }) => `Attached: ${name} (${size} bytes)`),
      '',
      content,
      ...(answer === null ? [] : ['', '--- Answer', answer]),
    ].join('\n'),
  );
}

function missing(reference: string): CommandError {
  return new CommandError(`There is no inquiry or question ${reference}.`);
}

async function find({ deps }: CommandContext, reference: string): Promise<InboxDetail> {
  const item = await findInInbox(deps.db, reference);
  if (!item) throw missing(reference);
  return item;
}

export const inboxList = defineCommand(
  v.object({ all: v.optional(v.boolean(), false) }),
  async ({ deps }, { all }) => {
    const items = await listInbox(deps.db, { all });
    return items.length === 0 ? 'Nothing is waiting.' : items.map(line).join('\n');
  },
);

export const inboxShow = defineCommand(
  v.object({ reference: referenceSchema, save: v.optional(v.string()) }),
  async (context, { reference, save }) => {
    const item = await find(context, reference);
    if (save === undefined) return detail(item);
    await mkdir(save, { recursive: true, mode: 0o700 });
    const saved: string[] = [];
    // Names were checked when stored; they cannot leave the folder, but may repeat.
    for await (const { name, bytes } of readFiles(context.deps.db, item.owner)) {
      const file = join(save, saved.includes(join(save, name)) ? `${saved.length + 1}-${name}` : name);
      await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
      saved.push(file);
    }
    return [detail(item), '', ...saved.map((file) => `Saved ${file}`)].join('\n');
  },
);

export const inboxAnswer = defineCommand(
  v.object({
    reference: referenceSchema,
    text: answerSchema,
  }),
  async (context, { reference, text }) => {
    if (!(await answerInInbox(context.deps, reference, text))) {
      await find(context, reference);
      throw new CommandError(`${reference} has an answer already.`);
    }
    return `${reference} is answered; the mail is on its way.`;
  },
);

export const inboxProcess = defineCommand(
  v.object({ reference: referenceSchema }),
  async (context, { reference }) => {
    if (!(await processInInbox(context.deps.db, reference))) {
      await find(context, reference);
      throw new CommandError('A question is answered, not processed.');
    }
    return `${reference} is processed. Its personal data is destroyed three months from now.`;
  },
);
