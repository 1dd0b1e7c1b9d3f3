import { join, resolve } from 'node:path';
import { writeAvif } from '../art/encode.ts';
import { seededRandom } from '../art/random.ts';
import { developFrame, makeGrain } from './develop.ts';
import { writeFilm } from './encode.ts';
import { makeHero, paintHero } from './hero.ts';
import type { Frame } from './lens.ts';
import { coloursAt, filmSeconds, makeFilm, paintFilm, posterSeconds } from './process.ts';

/* Loop (hero, hero-tall) and film of public/art/ with posters. An argument renders only what contains it. */

const art = resolve(import.meta.dirname, '../../public/art');
const only = process.argv[2] ?? '';
const rate = 25;
const grain = makeGrain(seededRandom(41));

type Colours = Parameters<typeof developFrame>[1]['ramp'];
type Picture = { frame: Frame; ramp: Colours };

function* framesOf(count: number, paint: (index: number) => Picture): Generator<Buffer> {
  const random = seededRandom(97);
  for (let index = 0; index < count; index++) {
    const { frame, ramp } = paint(index);
    yield developFrame(frame, { ramp, grain, amount: 0.006, random });
  }
}

async function writePosters(name: string, widths: readonly number[], paint: (width: number) => Picture) {
  for (const width of widths) {
    const { frame, ramp } = paint(width);
    const size = { width: frame.width, height: frame.height, best: 78 };
    const bytes = developFrame(frame, { ramp, grain, amount: 0.012, random: seededRandom(width) });
    const weight = await writeAvif(join(art, `${name}-${width}.avif`), bytes, size);
    console.log(`${name}-${width}.avif ${(weight / 1000).toFixed(1)} KB`);
  }
}

const heroes = [
  { name: 'hero', shape: { width: 1280, height: 720 }, posters: [640, 1280, 1920], webm: 700, mp4: 1050 },
  { name: 'hero-tall', shape: { width: 720, height: 900 }, posters: [720], webm: 480, mp4: 700 },
] as const;
const loopSeconds = 9;

async function writeHeroes(): Promise<void> {
  for (const { name, shape, posters, webm, mp4 } of heroes) {
    if (only !== '' && only !== name) continue;
    const hero = makeHero(shape);
    const paint = (time: number, unit: number): Picture => ({
      frame: paintHero(hero, time, unit),
      ramp: 'dark',
    });
    await writePosters(name, posters, (width) => paint(0, width / shape.width));
    const count = loopSeconds * rate;
    await writeFilm(
      { ...shape, rate, frames: framesOf(count, (index) => paint(index / count, 1)) },
      { file: join(art, `${name}.webm`), kilobits: webm },
      { file: join(art, `${name}.mp4`), kilobits: mp4 },
    );
  }
}

async function writeProcess(): Promise<void> {
  if (only !== '' && only !== 'film') return;
  const film = makeFilm();
  const paint = (time: number, width: number): Picture => ({
    frame: paintFilm(film, time, width),
    ramp: coloursAt(time),
  });
  await writePosters('film', [640, 1280], (width) => paint(posterSeconds, width));
  await writeFilm(
    {
      width: 1280,
      height: 720,
      rate,
      frames: framesOf(filmSeconds * rate, (index) => paint(index / rate, 1280)),
    },
    { file: join(art, 'film.webm'), kilobits: 1050 },
    { file: join(art, 'film.mp4'), kilobits: 1080 },
  );
}

await writeHeroes();
await writeProcess();
