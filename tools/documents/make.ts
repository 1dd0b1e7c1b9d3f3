import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { seededRandom, seedOf } from '../art/random.ts';
import { paintScene, type SceneName, scenes } from '../art/scenes.ts';
import { develop } from '../art/tone.ts';
import { packPdf } from './pack.ts';
import { type DocumentLocale, readDocument, renderPage } from './page.ts';

/* Each content/documents/<locale>.md becomes a PDF. An argument prints only types that contain it. */

const folder = resolve(import.meta.dirname, '../../content/documents');
const locales: readonly DocumentLocale[] = ['ko-KR', 'en-US', 'zh-CN'];
const largest = 600_000;
const coverSize = { width: 1000, height: 800 };

const covers: Record<string, SceneName> = {
  COMPANY: 'rods',
  COMPANY_EN: 'rods',
  BRAND_STRATEGY: 'slenderChains',
  BRAND_CONTENTS: 'luminousRods',
  BRAND_PERFORMANCE: 'cocci',
  AD_TECH: 'net',
  MCN: 'vesicles',
};

async function drawCover(type: string): Promise<Buffer> {
  const scene = covers[type] ?? 'rods';
  const random = seededRandom(seedOf(type.replace('_EN', '')));
  const bytes = develop(paintScene(scene, random, coverSize, 1.15), coverSize, random, {
    ramp: scenes[scene].ramp,
  });
  const raw = { ...coverSize, channels: 3 as const };
  return await sharp(bytes, { raw }).jpeg({ quality: 68, mozjpeg: true }).toBuffer();
}

const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const type of readdirSync(folder).filter((name) => name.includes(process.argv[2] ?? ''))) {
  const cover = await drawCover(type);
  for (const locale of locales) {
    const source = join(folder, type, `${locale}.md`);
    if (!existsSync(source)) continue;
    await page.setContent(renderPage(readDocument(readFileSync(source, 'utf8')), locale, cover), {
      waitUntil: 'load',
    });
    const pdf = packPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
      '20261121000000',
    );
    if (pdf.length > largest)
      throw new Error(`${type}/${locale}.pdf is larger than ${largest} bytes: ${pdf.length}`);
    writeFileSync(join(folder, type, `${locale}.pdf`), pdf);
    console.log(`${type}/${locale}.pdf ${(pdf.length / 1000).toFixed(1)} KB`);
  }
}
await browser.close();
