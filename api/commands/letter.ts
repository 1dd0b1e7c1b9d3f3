import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { accountEmailSchema } from '#contract/members.ts';
import { readMarkdown } from '../content/checks/markdown-findings.ts';
import { ContentError } from '../content/content-error.ts';
import { checkFolder, readLanguages } from '../content/parse-content.ts';
import type { ApiDeps } from '../context.ts';
import type { LetterSender, LetterText } from '../db/schema/index.ts';
import { advertisement, markedSubject } from '../mails/advertisement.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import {
  type AdvertisingLetter,
  countReceivers,
  listLetters,
  type NewLetter,
  orderLetter,
  stopLetter,
} from '../services/advertising-letters.ts';
import { isAdvertisingHour } from '../services/korean-time.ts';
import { unsubscribeLink } from '../services/members/unsubscribe-link.ts';
import { getSiteSettings } from '../services/site-settings.ts';
import { CommandError, defineCommand } from './define-command.ts';
import { minuteOf, row } from './print.ts';
import { absolutePathSchema } from './storage.ts';

const maxSubject = 150;

const frontSchema = v.strictObject({
  subject: v.pipe(v.string(), v.trim(), v.regex(/^[^\n]+$/, 'is not one line'), v.maxLength(maxSubject)),
});

/** Mail programs know no address of the site. */
function checkLinks(file: string, body: string): void {
  for (const { target } of readMarkdown(body).references)
    if (!/^(https?|mailto|tel):/.test(target))
      throw new ContentError(`${file}: ${target} is no full address, such as https://…`);
}

/** @throws {ContentError} */
function readTexts(folder: string): NewLetter['texts'] {
  checkFolder(folder);
  const texts: NewLetter['texts'] = {};
  const pictures = { resolveIn: (_file: string, text: string) => text };
  for (const { file, locale, front, body } of readLanguages(folder, frontSchema, pictures)) {
    checkLinks(file, body);
    if (body === '') throw new ContentError(`${file}: has no text`);
    texts[locale] = { subject: front.subject, body };
  }
  if (!texts['ko-KR']) throw new ContentError(`${folder}: has no ko-KR.md`);
  return texts;
}

/** @throws {CommandError} naming what the law wants in each mail and nobody has set */
async function readSender({ db, company }: ApiDeps): Promise<LetterSender> {
  const {
    name = '',
    address = '',
    phone = '',
    email = '',
  } = { ...company, ...(await getSiteSettings(db)).company };
  const sender = { name, address, phone, email };
  const missing = Object.entries(sender).flatMap(([fact, value]) => (value ? [] : [fact]));
  if (missing.length === 0) return sender;
  throw new CommandError(
    `The law wants the company's ${missing.join(', ')} in each mail. Set it in the dashboard's settings, or as COMPANY_… in .env.`,
  );
}

async function readLetter(deps: ApiDeps, folder: string): Promise<NewLetter> {
  try {
    return { name: basename(folder), texts: readTexts(folder), sender: await readSender(deps) };
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    throw error;
  }
}

function textsOf({ texts }: NewLetter): { locale: Locale; text: LetterText }[] {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, text }] : [];
  });
}

function state({ mailed, endedAt }: AdvertisingLetter): string {
  return `mailed: ${mailed}, ${endedAt ? `ended ${minuteOf(endedAt)}` : 'not ended'}`;
}

/** One mail for each language. Their links to unsubscribe end nobody's consent. */
async function sendTrial(deps: ApiDeps, letter: NewLetter, to: string): Promise<string> {
  const { siteOrigin } = deps;
  const { sender } = letter;
  const given = textsOf(letter);
  await deps.prepare();
  await deps.db.transaction(async (tx) => {
    for (const { locale, text } of given) {
      const unsubscribeUrl = unsubscribeLink(deps, { id: 0, locale });
      await enqueueMail(tx, advertisement({ to, locale, siteOrigin, sender, unsubscribeUrl }, text));
    }
  });
  deps.wakeOutbox();
  return `Mailed to ${to} in ${given.map(({ locale }) => locale).join(', ')}.`;
}

async function mailAll({ db }: ApiDeps, ordered: NewLetter): Promise<string> {
  const { letter, isNew } = await orderLetter(db, ordered);
  if (!isNew && !isDeepStrictEqual(letter.texts, ordered.texts))
    throw new CommandError(
      `A letter ${letter.name} with other texts was mailed before (${state(letter)}). Rename the folder.`,
    );
  if (!isNew) return `This letter was ordered before. ${state(letter)}.`;
  return isAdvertisingHour(new Date())
    ? 'The site mails it, 300 members a minute.'
    : 'The site mails it from 08:00 Korean time on, 300 members a minute.';
}

export const letterList = defineCommand(v.object({}), async ({ deps: { db } }) => {
  const letters = await listLetters(db);
  if (letters.length === 0) return 'No letter yet.';
  return letters
    .map((letter) => row([letter.name, `ordered ${minuteOf(letter.orderedAt)}`, state(letter)]))
    .join('\n');
});

export const letterSend = defineCommand(
  v.object({
    folder: absolutePathSchema,
    to: v.optional(accountEmailSchema),
    yes: v.optional(v.boolean(), false),
  }),
  async ({ deps }, { folder, to, yes }) => {
    const letter = await readLetter(deps, folder);
    if (to !== undefined) return sendTrial(deps, letter, to);
    if (yes) return mailAll(deps, letter);
    const subjects = textsOf(letter).map(({ locale, text }) => row([locale, markedSubject(text.subject)]));
    const receivers = await countReceivers(deps.db);
    return [
      ...subjects,
      `Members who agreed to advertising: ${receivers}. Repeat with --to ADDRESS for a trial, or with --yes to mail them.`,
    ].join('\n');
  },
);

export const letterStop = defineCommand(v.object({ name: v.string() }), async ({ deps }, { name }) => {
  if (await stopLetter(deps.db, name)) return 'Stopped. Mails that were not sent are deleted.';
  throw new CommandError(`No letter ${name} is being mailed.`);
});
