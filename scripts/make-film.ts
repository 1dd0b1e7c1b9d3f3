import { join, resolve } from 'node:path';
import { writeAvif } from './art/encode.ts';
import { seededRandom } from './art/random.ts';
import { developFrame, makeGrain } from './film/develop.ts';
import { writeFilm } from './film/encode.ts';
import { makeHero, paintHero } from './film/hero.ts';
import type { Frame } from './film/lens.ts';

/*
 * Makes the moving pictures of public/art/ with their posters: the home page's loop, wide and tall. With an
 * argument, only what is named so.
 */

const art = resolve(import.meta.dirname, '../public/art');
const only = process.argv[2] ?? '';
const rate = 25;
const grain = makeGrain(seededRandom(41));

function develop(frame: Frame, amount: number): Buffer {
  return developFrame(frame, { ramp: 'dark', grain, amount, random: seededRandom(frame.width) });
}

/** Frames of a film, with grain that is never the same twice. */
function* framesOf(count: number, paint: (time: number) => Frame): Generator<Buffer> {
  const random = seededRandom(97);
  for (let index = 0; index < count; index++) {
    yield developFrame(paint(index / count), { ramp: 'dark', grain, amount: 0.006, random });
  }
}

async function writePosters(name: string, widths: readonly number[], paint: (width: number) => Frame) {
  for (const width of widths) {
    const frame = paint(width);
    const size = { width: frame.width, height: frame.height, best: 68 };
    const bytes = await writeAvif(join(art, `${name}-${width}.avif`), develop(frame, 0.012), size);
    console.log(`${name}-${width}.avif ${(bytes / 1000).toFixed(1)} KB`);
  }
}

const heroes = [
  { name: 'hero', shape: { width: 1280, height: 720 }, posters: [640, 1280, 1920], webm: 700, mp4: 1050 },
  { name: 'hero-tall', shape: { width: 720, height: 900 }, posters: [720], webm: 480, mp4: 700 },
] as const;
const loopSeconds = 9;

for (const { name, shape, posters, webm, mp4 } of heroes) {
  if (only !== '' && only !== name) continue;
  const hero = makeHero(shape);
  await writePosters(name, posters, (width) => paintHero(hero, 0, width / shape.width));
  const frames = framesOf(loopSeconds * rate, (time) => paintHero(hero, time, 1));
  await writeFilm(
    { ...shape, rate, frames },
    { file: join(art, `${name}.webm`), kilobits: webm },
    { file: join(art, `${name}.mp4`), kilobits: mp4 },
  );
}
