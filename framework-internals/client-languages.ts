import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { type Locale, locales } from '#contract/locales.ts';

const pageLanguage = '__PAGE_LANGUAGE__';

const compiledMessage = /\/app\/paraglide\/messages\/(?!_index\.js)[^/]+\.js$/;

const exported = /^export const (\w+) = [\s\S]*/m;
const choice = /^\tif \(locale === ("[\w-]+")\) return (\w+)\(inputs\)$/gm;
const importedRuntime = /^import .*$/m;
const lastChoice = /^\treturn (\w+)\(inputs\)$/m;

export function withPageLanguage(code: string, id: string): string {
  const [whole, name] = exported.exec(code) ?? [];
  const [, last] = lastChoice.exec(whole ?? '') ?? [];
  const others = [...(whole ?? '').matchAll(choice)];
  if (!whole || !name || !last || others.length > locales.length - 1) {
    throw new Error(`${id} is not as the message compiler wrote messages until now`);
  }
  const chosen = others
    .map(([, locale, message]) => `${pageLanguage} === ${locale} ? ${message} : `)
    .join('');
  return code
    .replace(importedRuntime, '')
    .replace(exported, () => `export const ${name} = ${chosen}${last};\n`);
}

const runtime = /\/app\/paraglide\/runtime\.js$/;

const browserRuntime = `export const getLocale = () => ${pageLanguage};
export const overwriteGetLocale = undefined;
`;

async function inLanguage(code: string, folder: string, name: string, locale: Locale): Promise<string> {
  // Scripts import one another by relative names; preloads and styles are named from the root.
  const addressed = code.replaceAll(new RegExp(`"${folder}/([^"/]+\\.js)"`, 'g'), `"${folder}/${locale}/$1"`);
  const define = { [pageLanguage]: JSON.stringify(locale) };
  const { code: chosen } = await transformWithOxc(addressed, name, { define, sourcemap: false });
  const {
    code: small,
    errors: [error],
  } = await minify(name, chosen, { module: true });
  if (error) throw new Error(`${name}: ${error.message}`);
  return small;
}

export function clientLanguages(): Plugin {
  return {
    name: 'client-languages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: [compiledMessage, runtime] },
      handler: (code, id) => ({
        code: runtime.test(id) ? browserRuntime : withPageLanguage(code, id),
        map: null,
        moduleSideEffects: false,
      }),
    },
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const path = join(dir, file.fileName);
        const code = await readFile(path, 'utf8');
        const [folder, name] = [dirname(file.fileName), basename(file.fileName)];
        for (const locale of locales) {
          await mkdir(join(dir, folder, locale), { recursive: true });
          await writeFile(join(dir, folder, locale, name), await inLanguage(code, folder, name, locale));
        }
        await rm(path);
      }
    },
  };
}
