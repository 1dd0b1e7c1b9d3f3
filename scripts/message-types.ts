import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const head = `import type { Locale, LocalizedString } from './runtime.js';

type Options = { locale?: Locale };
type Text = (inputs?: Record<never, never>, options?: Options) => LocalizedString;
type TextWith<TName extends string> = (
  inputs: Record<TName, NonNullable<unknown>>,
  options?: Options,
) => LocalizedString;
`;

export function placeholdersIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

export function messageTypes(messages: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(messages).map(([key, message]) => {
    const names = [...new Set(placeholdersIn(message))].map((name) => `'${name}'`);
    return `export declare const ${key}: ${names.length === 0 ? 'Text' : `TextWith<${names.join(' | ')}>`};`;
  });
  return [head, ...declarations, "export * as m from './messages.js';", ''].join('\n');
}

/**
 * Declarations beside the compiled messages. Without them tsc reads two thousand modules, and all that import them again
 * after each change of a text, because their comments have it.
 */
export function writeMessageTypes(file: string, messages: Readonly<Record<string, string>>): void {
  const types = messageTypes(messages);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}
