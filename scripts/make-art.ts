import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawCells } from './art/cells.ts';
import { drawClient } from './art/clients.ts';
import { readNames, readProducts } from './art/content.ts';
import { renderSvg, writeAvif } from './art/encode.ts';
import { packShot } from './art/packs/shots.ts';
import { drawPerson } from './art/people.ts';
import { materialScenes, postScenes } from './art/plan.ts';
import { between, seededRandom, seedOf } from './art/random.ts';
import { paintScene, type SceneName, scenes } from './art/scenes.ts';
import { addGrain, develop } from './art/tone.ts';

/*
 * Draws the site's pictures: what a microscope shows, pack shots, portraits without faces and word marks. The
 * same seed draws the same picture; a picture's seed is its name. With an argument, only pictures whose name
 * contains it are drawn.
 */

const root = resolve(import.meta.dirname, '..');
const folders = {
  products: 'content/products',
  clients: 'content/clients.yaml',
  people: 'content/people.yaml',
} as const;
const only = process.argv[2] ?? '';
const square = { width: 960, height: 960 };
const wide = { width: 800, height: 500 };
let total = 0;

function target(name: string): string {
  const file = join(root, 'public/art', name);
  mkdirSync(resolve(file, '..'), { recursive: true });
  return file;
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

async function writeScene(
  name: string,
  scene: SceneName,
  size: { width: number; height: number },
  zoom = 1,
): Promise<void> {
  if (!name.includes(only)) return;
  const random = seededRandom(seedOf(name));
  const scale = zoom === 1 ? 1 : between(random, 0.8, 1.1) * zoom;
  const field = paintScene(scene, random, size, scale);
  const bytes = develop(field, size, random, { ramp: scenes[scene].ramp });
  report(name, await writeAvif(target(name), bytes, size));
}

async function writePack(name: string, slug: string, words: string): Promise<void> {
  if (!name.includes(only)) return;
  const random = seededRandom(seedOf(slug));
  const bytes = addGrain(await renderSvg(packShot(random, slug, words), square), square, random);
  report(name, await writeAvif(target(name), bytes, { ...square, best: 84 }));
}

writeSvg('cells.svg', drawCells(seededRandom(7512)));
for (const { slug, type, name } of readProducts(join(root, folders.products))) {
  const file = `products/${slug}.avif`;
  if (type === 'pb') await writePack(file, slug, name);
  else await writeScene(file, materialScenes[slug] ?? 'rods', square);
}
for (const [kind, list] of Object.entries(postScenes)) {
  for (const [index, scene] of list.entries())
    await writeScene(`posts/${kind}-${index + 1}.avif`, scene, wide, 1.1);
}
readNames(join(root, folders.clients)).forEach(({ key, name }, order) => {
  writeSvg(`clients/${key}.svg`, drawClient(seededRandom(seedOf(key)), name, order));
});
for (const { key, name } of readNames(join(root, folders.people))) {
  writeSvg(`people/${key}.svg`, drawPerson(seededRandom(seedOf(key)), name));
}
console.log(`${(total / 1_000_000).toFixed(2)} MB`);
