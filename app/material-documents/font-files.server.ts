import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { env } from '#app/server/env.server.ts';
import type { CompleteLocale } from '#contract/locales.ts';

const decompress = promisify(brotliDecompress);

const korean = { own: 'korean', other: 'chinese', inOther: /([\p{Script=Han}\u3001-\u301f\uff01-\uff60]+)/u };

/** The Chinese font has four of the superscript digits. */
const chinese = { own: 'chinese', other: 'korean', inOther: /([\p{Script=Hangul}⁰¹²³⁴-⁹]+)/u };

const families = { 'ko-KR': korean, 'en-US': korean, 'zh-CN': chinese } as const;

/** Two megabytes: read for each document, because documents are cached. */
async function readFont(name: string): Promise<Buffer> {
  const file = join(env.RESOURCES_DIR, 'app/material-documents/fonts', `${name}.ttf.br`);
  return decompress(await readFile(file));
}

export type Weight = 'regular' | 'bold';

export type Fonts = {
  files: ReadonlyMap<string, Buffer>;
  /** Parts of a text, each second one of which is in the other font. */
  inOther: RegExp;
};

export const otherFont = (weight: Weight) => `${weight} other` as const;

/** @param text everything that the document shows */
export async function readFonts(locale: CompleteLocale, text: string): Promise<Fonts> {
  const { own, other, inOther } = families[locale];
  const weights: readonly Weight[] = ['regular', 'bold'];
  const wanted = weights.flatMap((weight): { name: string; file: string }[] => [
    { name: weight, file: `${own}-${weight}` },
    ...(inOther.test(text) ? [{ name: otherFont(weight), file: `${other}-${weight}` }] : []),
  ]);
  const files = await Promise.all(
    wanted.map(async ({ name, file }) => [name, await readFont(file)] as const),
  );
  return { files: new Map(files), inOther };
}
