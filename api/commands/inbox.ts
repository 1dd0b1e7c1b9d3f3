import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { answerMaxLength, maxAnswerFilesBytes } from '#contract/inbox-work.ts';
import { ProblemError } from '../problems.ts';
import { type CheckedFile, readFiles } from '../services/attachments.ts';
import { answerInInbox, checkAnswerFiles } from '../services/inbox/answer-item.ts';
import type { StoredAnswer } from '../services/inbox/answers.ts';
import { findInInbox, type InboxDetail } from '../services/inbox/detail.ts';
import { resendAnswer } from '../services/inbox/resend-answer.ts';
import { sampleIdOf } from '../services/sample-requests.ts';
import { type CommandContext, CommandError, defineCommand } from './define-command.ts';
import { inboxLine } from './inbox-list.ts';
import { minuteOf, printable } from './print.ts';
import { absolutePathSchema } from './storage.ts';

export const referenceSchema = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));

const answerSchema = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(answerMaxLength, `has more than ${answerMaxLength} characters`),
  v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'has characters that cannot be stored'),
);

function deliveryText({ state, at, reason }: StoredAnswer['delivery']): string {
  if (state === 'queued') return 'not sent yet';
  return [state, at ? minuteOf(at) : '', reason ?? ''].filter(Boolean).join(' ');
}

function fileLine({ name, size }: { name: string; size: number }): string {
  return `Attached: ${name} (${size} bytes)`;
}

function answerLines({ at, content, delivery, files }: StoredAnswer): string[] {
  return ['', `--- Answer of ${minuteOf(at)}, ${deliveryText(delivery)}`, ...files.map(fileLine), content];
}

function detail(item: InboxDetail): string {
  const { contact, files, content, answers, locale } = item;
  return printable(
    [
      inboxLine(item),
      `${contact.email}  ${contact.mobile ?? '-'}  ${locale}`,
      ...files.map(fileLine),
      '',
      content,
      ...answers.flatMap(answerLines),
    ].join('\n'),
  );
}

/** @throws {CommandError} for an unknown reference */
export async function findItem({ deps }: CommandContext, reference: string): Promise<InboxDetail> {
  const item = await findInInbox(deps.db, reference);
  if (item) return item;
  if (sampleIdOf(reference) === undefined)
    throw new CommandError(`There is no inquiry or question ${reference}.`);
  throw new CommandError(`${reference} is a sample request: npm run samples -- show ${reference}`);
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

/** @throws {CommandError} naming the file */
async function readAttached(paths: readonly string[]): Promise<CheckedFile[]> {
  try {
    const posted = [];
    for (const path of paths) posted.push({ name: basename(path), bytes: await readFile(path) });
    return await checkAnswerFiles(posted);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new CommandError(error.message);
    if (!(error instanceof ProblemError)) throw error;
    const code = error.details.errors?.[0]?.code ?? error.code;
    const limit = `the files have more than ${maxAnswerFilesBytes / 1_000_000} MB`;
    throw new CommandError(`--attach: ${code === 'payload_too_large' ? limit : code}`);
  }
}

export const inboxAnswer = defineCommand(
  v.object({
    reference: referenceSchema,
    text: answerSchema,
    attach: v.optional(v.array(absolutePathSchema), []),
    again: v.optional(v.boolean(), false),
  }),
  async (context, { reference, text, attach, again: isFurther }) => {
    const { kind } = await findItem(context, reference);
    if (kind === 'QUESTION' && attach.length > 0)
      throw new CommandError(
        'Members read an answer on the site: attach files to answers of inquiries only.',
      );
    const files = await readAttached(attach);
    if (!(await answerInInbox(context.deps, reference, { text, files, isFurther })))
      throw new CommandError(`${reference} has an answer already. To send another one, add --again.`);
    return `${reference} is answered; the mail is queued.`;
  },
);

export const inboxResend = defineCommand(
  v.object({ reference: referenceSchema }),
  async (context, { reference }) => {
    await findItem(context, reference);
    if (!(await resendAnswer(context.deps, reference)))
      throw new CommandError(`${reference} has no answer to send.`);
    return `The last answer of ${reference} is queued again.`;
  },
);
