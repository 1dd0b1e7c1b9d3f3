import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { untilFound } from './until.ts';

function filesOf(dataDir: string, extension: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(extension));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}

const smsSchema = v.object({ to: v.string(), text: v.string(), code: v.string() });

export function sentMessages(dataDir: string, mobile: string) {
  const to = mobile.replaceAll(/\D/g, '');
  return filesOf(dataDir, '.json')
    .map((text) => v.parse(smsSchema, JSON.parse(text)))
    .filter((sms) => sms.to === to);
}

/** Waits for a code that differs from `before`. */
export async function codeSentTo(dataDir: string, mobile: string, before?: string): Promise<string> {
  const find = () => sentMessages(dataDir, mobile).findLast(({ code }) => code !== before)?.code;
  return untilFound(find);
}

export async function mailSentTo(dataDir: string, email: string, part = ''): Promise<string> {
  const find = async () => {
    const mails = await Promise.all(filesOf(dataDir, '.eml').map((text) => PostalMime.parse(text)));
    return mails.findLast(({ to, text }) => to?.[0]?.address === email && text?.includes(part))?.text;
  };
  return untilFound(find);
}
