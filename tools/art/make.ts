import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureWidths } from '#app/components/ui/picture-variants.ts';
import { drawClients } from './clients.ts';
import { readNames, readProducts } from './content.ts';
import { renderSvg, shrink, writeAvif } from './encode.ts';
import { writeIcons } from './icons.ts';
import { makeNoise } from './noise.ts';
import { packShot } from './packs/shots.ts';
import { drawLostCell } from './pages/lost-cell.ts';
import { drawnPages, paintedPages } from './pages/plan.ts';
import { materialScenes, newsScenes, postScenes } from './plan.ts';
import { between, seededRandom, seedOf } from './random.ts';
import { paintScene, type SceneName, scenes } from './scenes.ts';
import { createStage } from './stage.ts';
import { addGrain, develop } from './tone.ts';

/* A picture's seed is its name, so each run draws the same. An argument draws only pictures whose name contains it. */

const root = resolve(import.meta.dirname, '../..');
const folders = {
  products: 'content/products',
  clients: 'content/clients.yaml',
} as const;
const only = process.argv[2] ?? '';
const square = { width: 960, height: 960 };
const page = { width: 1600, height: 900 };
const wide = { width: 800, height: 500 };
const pageQuality = { full: 56, smaller: 48 };
const wideQuality = { full: 50, smaller: 35 };
let total = 0;

/**
 * Largest quality of an AVIF, 1 to 100: of the full picture and of its smaller variants. Phones and tablets draw these
 * at about half size, which hides what a lower quality loses.
 */
type Quality = { full: number; smaller: number };

function alike(quality: number): Quality {
  return { full: quality, smaller: quality };
}

function target(name: string): string {
  const file = join(root, 'public/art', name);
  mkdirSync(resolve(file, '..'), { recursive: true });
  return file;
}

function variantOf(name: string, width: number): string {
  return name.replace('.avif', `-${width}.avif`);
}

function report(name: string, bytes: number): void {
  total += bytes;
  console.log(`${name} ${(bytes / 1000).toFixed(1)} KB`);
}

function writeSvg(name: string, svg: string): void {
  if (!name.includes(only)) return;
  writeFileSync(target(name), svg);
  report(name, svg.length);
}

async function writePicture(
  name: string,
  bytes: Buffer,
  size: { width: number; height: number },
  { full, smaller }: Quality,
): Promise<void> {
  report(name, await writeAvif(target(name), bytes, { ...size, best: full }));
  const [, ...widths] = pictureWidths.get(name.split('/')[0] ?? '') ?? [];
  for (const width of widths) {
    const variant = variantOf(name, width);
    const small = await shrink(bytes, size, width);
    report(variant, await writeAvif(target(variant), small.bytes, { ...small.size, best: smaller }));
  }
}

async function writeScene(
  name: string,
  scene: SceneName,
  size: { width: number; height: number },
  { zoom = 1, quality = alike(50) } = {},
): Promise<void> {
  if (!name.includes(only)) return;
  const random = seededRandom(seedOf(name));
  const scale = zoom === 1 ? 1 : between(random, 0.8, 1.1) * zoom;
  const field = paintScene(scene, random, size, scale);
  const bytes = develop(field, size, random, { ramp: scenes[scene].ramp });
  await writePicture(name, bytes, size, quality);
}

async function writePack(name: string, slug: string, words: string): Promise<void> {
  if (!name.includes(only)) return;
  const random = seededRandom(seedOf(slug));
  const bytes = addGrain(await renderSvg(packShot(random, slug, words), square), square, random);
  await writePicture(name, bytes, square, alike(84));
}

async function writePages(): Promise<void> {
  for (const [key, { ramp, zoom, paint }] of Object.entries(paintedPages)) {
    const name = `pages/${key}.avif`;
    if (!name.includes(only)) continue;
    const random = seededRandom(seedOf(name));
    const field = paint(createStage(page.width, page.height, makeNoise(random), zoom), random, zoom);
    const glow = ramp === 'paper' ? 0 : 0.12;
    await writePicture(name, develop(field, page, random, { ramp, glow }), page, pageQuality);
  }
  for (const [key, drawing] of Object.entries(drawnPages)) {
    const name = `pages/${key}.svg`;
    writeSvg(name, drawing(seededRandom(seedOf(name))));
  }
  writeSvg('pages/lost-cell.svg', drawLostCell());
}

if ('icons'.includes(only)) console.log(await writeIcons(join(root, 'public')));
for (const { slug, type, name } of readProducts(join(root, folders.products))) {
  const file = `products/${slug}.avif`;
  if (type === 'pb') await writePack(file, slug, name);
  else await writeScene(file, materialScenes[slug] ?? 'rods', square);
}
for (const [kind, list] of Object.entries(postScenes)) {
  for (const [index, scene] of list.entries())
    await writeScene(`posts/${kind}-${index + 1}.avif`, scene, wide, { zoom: 1.1, quality: wideQuality });
}
for (const [slug, scene] of Object.entries(newsScenes))
  await writeScene(`news/${slug}.avif`, scene, wide, { zoom: 1.1, quality: wideQuality });
await writePages();
writeSvg('clients.svg', drawClients(readNames(join(root, folders.clients))));
console.log(`${(total / 1_000_000).toFixed(2)} MB`);
