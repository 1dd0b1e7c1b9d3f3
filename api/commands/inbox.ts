import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readFiles } from '../services/attachments.ts';
import { answerInInbox } from '../services/inbox/answer-item.ts';
import { findInInbox, type InboxDetail } from '../services/inbox/detail.ts';
import { type CommandContext, CommandError, defineCommand } from './define-command.ts';
import { inboxLine } from './inbox-list.ts';
import { printable } from './print.ts';

export const referenceSchema = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));
const answerMaxLength = 10_000;

const answerSchema = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(answerMaxLength, `has more than ${answerMaxLength} characters`),
  v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'has characters that cannot be stored'),
);

function detail(item: InboxDetail): string {
  const { contact, files, content, answer, locale } = item;
  return printable(
    [
      inboxLine(item),
      `${contact.email}  ${contact.mobile ?? '-'}  ${locale}`,
      ...files.map(({ name, size }) => `Attached: ${name} (${size} bytes)`),
      '',
      content,
      ...(answer === null ? [] : ['', '--- Answer', answer]),
    ].join('\n'),
  );
}

/** @throws {CommandError} for an unknown reference */
export async function findItem({ deps }: CommandContext, reference: string): Promise<InboxDetail> {
  const item = await findInInbox(deps.db, reference);
  if (!item) throw new CommandError(`There is no inquiry or question ${reference}.`);
  return item;
}

export const inboxShow = defineCommand(
  v.object({ reference: referenceSchema, save: v.optional(v.string()) }),
  async (context, { reference, save }) => {
    const item = await findItem(context, reference);
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
      await findItem(context, reference);
      throw new CommandError(`${reference} has an answer already.`);
    }
    return `${reference} is answered; the mail is on its way.`;
  },
);
