import * as v from 'valibot';
import { type ContactType, contactTypes } from '#contract/contact-types.ts';
import type { Locale } from '#contract/locales.ts';
import { addDays, koreanDay, startOfDay } from '../korean-time.ts';
import texts from './inquiries.json' with { type: 'json' };

const hourMs = 3_600_000;
const minuteMs = 60_000;

export const sampleCount = 200;
const sampleDays = 88;

export type SampleLetter = {
  index: number;
  type: ContactType;
  locale: Locale;
  fullName: string;
  email: string;
  mobile: string | null;
  subject: string;
  content: string;
  answer: string | undefined;
  receivedAt: Date;
  /** When it was answered or closed. */
  endedAt: Date;
  outcome: 'open' | 'answered' | 'undelivered' | 'processed' | 'answered_elsewhere' | 'spam';
};

const lettersSchema = v.array(
  v.object({
    locale: v.picklist(['ko-KR', 'en-US', 'zh-CN']),
    type: v.picklist(contactTypes),
    subject: v.string(),
    content: v.string(),
    answer: v.optional(v.string()),
  }),
);

const letters = v.parse(lettersSchema, texts.letters);
const spam = v.parse(lettersSchema, texts.spam);

/** The same element for the same number. */
export function pick<T>(list: readonly T[], number: number): T {
  const element = list[number % list.length];
  if (element === undefined) throw new Error('The list is empty');
  return element;
}

/** More inquiries of the last weeks than of the first. */
function daysAgo(index: number): number {
  return Math.floor(sampleDays * (index / sampleCount) ** 1.3);
}

function receivedAt(index: number, now: Date): Date {
  const days = daysAgo(index);
  if (days === 0) return new Date(now.getTime() - (index + 1) * 35 * minuteMs);
  const start = startOfDay(addDays(koreanDay(now), -days)).getTime();
  return new Date(start + (8 + ((index * 7) % 13)) * hourMs + ((index * 17) % 60) * minuteMs);
}

function outcomeOf(index: number, isSpam: boolean): SampleLetter['outcome'] {
  const days = daysAgo(index);
  if (isSpam) return days < 1 ? 'open' : 'spam';
  if (days < 3) return index % 4 === 1 ? 'answered' : 'open';
  if (days < 25 && index % 9 === 3) return 'open';
  if (days < 20 && index % 17 === 2) return 'undelivered';
  if (index % 13 === 4) return 'processed';
  return index % 19 === 6 ? 'answered_elsewhere' : 'answered';
}

export function sampleLetter(index: number, now: Date): SampleLetter {
  const isSpam = index % 14 === 5;
  const { type, locale, subject, content, answer } = pick(isSpam ? spam : letters, index * 5 + (index >> 3));
  const [fullName = '', address = ''] = pick(texts.senders[locale], index * 3 + (index >> 4));
  const [company = '', domain = ''] = pick(texts.companies[locale], index + (index >> 5));
  const values: Record<string, string> = {
    sender: fullName,
    company,
    material: pick(texts.materials, index + (index >> 2)),
    amount: pick(texts.amounts, index),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const at = receivedAt(index, now);
  const ended = Math.min(at.getTime() + (3 + ((index * 11) % 44)) * hourMs, now.getTime() - minuteMs);
  return {
    index,
    type,
    locale,
    fullName,
    email: `${address}@${domain}.example`,
    mobile: index % 3 === 0 || locale === 'zh-CN' ? `+82 10-0000-${1000 + index}` : null,
    subject: fill(subject),
    content: fill(content),
    answer: answer && fill(answer),
    receivedAt: at,
    endedAt: new Date(Math.max(ended, at.getTime())),
    outcome: outcomeOf(index, isSpam),
  };
}
