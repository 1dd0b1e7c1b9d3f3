import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { isSmallerVariant } from '#app/components/ui/picture-variants.ts';
import { type CompleteLocale, completeLocales } from '#contract/locales.ts';
import { coverNames, covers, renderCover } from './cover.ts';

/* Share pictures, 1200x630, in public/og/. Chinese titles need Noto Sans CJK (Debian: fonts-noto-cjk). */

const root = resolve(import.meta.dirname, '../..');
const art = join(root, 'public/art');
const target = join(root, 'public/og');
const only = process.argv[2] ?? '';
const size = { width: 1200, height: 630 };
const largest = 70_000;

async function write(name: string, picture: Sharp): Promise<void> {
  const file = join(target, name);
  mkdirSync(resolve(file, '..'), { recursive: true });
  const pixels = await picture.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 84; ; quality -= 4) {
    const bytes = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length > largest && quality > 40) continue;
    writeFileSync(file, bytes);
    console.log(`${name} ${(bytes.length / 1000).toFixed(1)} KB`);
    return;
  }
}

async function fitTitle(page: Page, start: number, mostLines: number): Promise<void> {
  await page.evaluate(
    async ({ start, mostLines }) => {
      await document.fonts.ready;
      const title = document.querySelector('h1');
      for (let points = start; title && points > 36; points -= 2) {
        title.style.fontSize = `${points}px`;
        const lines = Math.round((title.clientHeight - 30) / (points * 1.16));
        if (title.scrollWidth <= title.clientWidth && lines <= mostLines) return;
      }
    },
    { start, mostLines },
  );
}

type Cover = (typeof coverNames)[number];

async function writeCover(page: Page, cover: Cover, locale: CompleteLocale): Promise<void> {
  const name = `${cover}-${locale}.jpg`;
  if (!name.includes(only)) return;
  const picture = readFileSync(join(art, `${covers[cover].art}.avif`));
  await page.setContent(renderCover(cover, locale, picture), { waitUntil: 'load' });
  const isHome = cover === 'home';
  await fitTitle(page, isHome ? 58 : 76, isHome && locale === 'en-US' ? 4 : 2);
  await write(name, sharp(await page.screenshot()));
}

async function writeCovers(): Promise<void> {
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: size });
  for (const name of coverNames) for (const locale of completeLocales) await writeCover(page, name, locale);
  await browser.close();
}

/** A pack shot is square: its wall and floor continue to both sides. */
async function widen(file: string): Promise<Sharp> {
  const side = (size.width - size.height) / 2;
  const square = await sharp(file).resize(size.height, size.height).png().toBuffer();
  const wall = await sharp(square)
    .extend({ left: side, right: side, extendWith: 'copy' })
    .blur(14)
    .png()
    .toBuffer();
  const fade = `<svg width="${size.height}" height="${size.height}"><defs><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".07"/><stop offset=".93"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`;
  const pack = await sharp(square)
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(wall).composite([{ input: pack, left: side, top: 0 }]);
}

async function writeArt(): Promise<void> {
  for (const file of globSync('{news,posts,products}/*.avif', { cwd: art }).sort()) {
    const name = file.replace('.avif', '.jpg');
    if (isSmallerVariant(file) || !name.includes(only)) continue;
    const source = join(art, file);
    const isPack = /^lumi(day|cell)-/.test(basename(file));
    await write(name, isPack ? await widen(source) : sharp(source).resize({ ...size, fit: 'cover' }));
  }
}

await writeCovers();
await writeArt();
