import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { joinCodes, joinTerms } from '#app/content/joined-terms.ts';
import { completeLocaleSchema } from '#contract/locale-schemas.ts';
import { dashboardLocales, type Locale, locales } from '#contract/locales.ts';
import { changedAt } from './lib.mjs';
import { placeholdersIn, writeMessageTypes } from './message-types.ts';

const root = resolve(import.meta.dirname, '..');

export const paraglideOptions = {
  project: join(root, 'project.inlang'),
  outdir: join(root, 'app/paraglide'),
  // The default differs between development and production.
  outputStructure: 'message-modules',
  // server.ts and client.tsx set the language. Nothing is guessed.
  strategy: ['globalVariable', 'baseLocale'],
  // Node and Playwright, which load the registry of pages, have no import.meta.env.
  isServer: 'import.meta.env?.SSR',
  emitReadme: false,
} satisfies CompilerOptions;

const messagesSchema = v.record(v.string(), v.string());

function readMessages(folder: string, locale: Locale): Record<string, string> {
  const { $schema: _, ...messages } = v.parse(
    messagesSchema,
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')),
  );
  return messages;
}

function placeholders(message = ''): string {
  return placeholdersIn(message).join();
}

function isNeeded(locale: Locale, key: string): boolean {
  return key.startsWith('admin_') ? dashboardLocales.includes(locale) : v.is(completeLocaleSchema, locale);
}

function findFault(locale: Locale, key: string, message: string | undefined, expected: string): string[] {
  if (message === undefined || message.trim() === '') {
    return isNeeded(locale, key) ? [`${locale}: ${key} is missing`] : [];
  }
  return placeholders(message) === expected ? [] : [`${locale}: ${key} has other placeholders than en-US`];
}

export function findMessageFaults(folder = join(root, 'messages')): string[] {
  const byLocale = new Map(locales.map((locale) => [locale, readMessages(folder, locale)]));
  const keys = new Set([...byLocale.values()].flatMap((messages) => Object.keys(messages)));
  return [...keys].flatMap((key) => {
    const expected = placeholders(byLocale.get('en-US')?.[key]);
    return [...byLocale].flatMap(([locale, messages]) => findFault(locale, key, messages[key], expected));
  });
}

/** When the message plugin cannot be loaded, the compiler prints an error, succeeds and writes no messages. */
export function findCompilationFaults(
  folder = join(root, 'messages'),
  outdir = paraglideOptions.outdir,
): string[] {
  const index = join(outdir, 'messages');
  const compiled = existsSync(index) ? new Set(readdirSync(index)) : new Set<string>();
  return Object.keys(readMessages(folder, 'en-US'))
    .filter((key) => !compiled.has(`${key}.js`))
    .map(
      (key) =>
        `${key} was not compiled: did the message plugin load? Is the limit of open files (ulimit -n) below 4096?`,
    );
}

function throwFaults(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Messages:\n  ${faults.join('\n  ')}`);
}

export function checkMessages(): Plugin {
  return {
    name: 'check-messages',
    buildStart: {
      order: 'post',
      sequential: true,
      handler() {
        throwFaults([...findMessageFaults(), ...findCompilationFaults()]);
      },
    },
  };
}

const compiledMessage = /\/app\/paraglide\/messages\/[^/]+\.js$/;

/** Texts are the only part of a compiled message that has such terms. */
export function joinedMessages(code: string, id: string): string | undefined {
  return compiledMessage.test(id) ? joinCodes(joinTerms(code)) : undefined;
}

/** Puts no-break spaces between numbers and units of messages, for the browser and the server alike. */
export function joinMessages(): Plugin {
  return {
    name: 'join-messages',
    transform: {
      order: 'pre',
      filter: { id: compiledMessage },
      handler: (code, id) => ({ code: joinedMessages(code, id) ?? code, map: null }),
    },
  };
}

async function writeChanged(file: string, text: string): Promise<void> {
  const written = await fs.promises.readFile(file, 'utf8').catch(() => undefined);
  if (written !== text) await fs.promises.writeFile(file, text);
}

/** Writes the changed ones of 2,500 files only, and deletes those that the compiler does not know. */
async function compileMessages(): Promise<void> {
  const { outdir } = paraglideOptions;
  const written = existsSync(outdir) ? readdirSync(outdir, { recursive: true, encoding: 'utf8' }) : [];
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    ...paraglideOptions,
    cleanOutdir: false,
    previousCompilation: { outputHashes: Object.fromEntries(written.map((file) => [file, 'unknown'])) },
    fs: { ...fs, promises: { ...fs.promises, writeFile: writeChanged } },
  });
}

if (import.meta.main) {
  throwFaults(findMessageFaults());
  const compiledAt = changedAt(paraglideOptions.outdir);
  const sources = ['messages', 'project.inlang/settings.json', 'scripts/messages.ts', 'package-lock.json'];
  // Most checks find compiled messages, and the compiler takes a second to load.
  if (sources.some((path) => changedAt(join(root, path)) >= compiledAt)) await compileMessages();
  throwFaults(findCompilationFaults());
  writeMessageTypes(
    join(paraglideOptions.outdir, 'messages.d.ts'),
    readMessages(join(root, 'messages'), 'en-US'),
  );
}
