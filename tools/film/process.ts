import { makeNoise, type Noise } from '../art/noise.ts';
import { between, normal, type Random, seededRandom } from '../art/random.ts';
import type { Style } from '../art/stage.ts';
import { styles } from '../art/styles.ts';
import { drawGrid, drawScan, drawTick } from './counting.ts';
import { cellsOfLineage, type Lineage, makeLineage, type Pose, posesOf } from './growth.ts';
import { drawCapsule, type Frame } from './lens.ts';
import { type Grain, heapCells, makeBed } from './powder.ts';
import { ease, mix } from './timing.ts';

/* Cells grow, are counted, dry and become powder. Times in seconds, lengths in units of 720 to the height. */

export const filmSeconds = 20.8;
/** Half of the cells are counted. */
export const posterSeconds = 9.5;
const scene = { grid: 6.6, scan: 7.7, scanEnd: 11, dry: 11.9, gather: 13, bed: 16.2, end: 20 };
const picture = { width: 1280, height: 720 };

type Rest = Pose & { delay: number; rank: number };
export type Film = { lineages: Lineage[]; rests: Rest[]; bed: Grain[]; noise: Noise };

const glowing: Style = {
  ...styles.luminous,
  ambient: 0.3,
  diffuse: 0.4,
  rim: 0.58,
  rimPower: 1.9,
  gloss: 0.2,
  bump: 0.4,
};
const dried: Style = { ...styles.powder, ambient: 0.14, diffuse: 0.62, rim: 0.42, bump: 0.6 };

function mixStyles(from: Style, to: Style, share: number): Style {
  const keys = Object.keys(from) as (keyof Style)[];
  return Object.fromEntries(keys.map((key) => [key, mix(from[key], to[key], share)])) as Style;
}

function placeLineages(random: Random): Lineage[] {
  const lineages: Lineage[] = [makeLineage(random, -30, 10), makeLineage(random, 190, -70)];
  for (let attempt = 0; attempt < 4000 && lineages.length < 17; attempt++) {
    const x = between(random, -0.5, 0.5) * picture.width * 1.02;
    const y = between(random, -0.5, 0.5) * picture.height * 1.02;
    if (lineages.every((other) => Math.hypot(other.x - x, (other.y - y) * 1.2) > 190)) {
      lineages.push(makeLineage(random, x, y));
    }
  }
  return lineages;
}

function planRests(random: Random, lineages: readonly Lineage[]): Rest[] {
  const centres = [
    [-420, -150],
    [-120, 190],
    [-90, -160],
    [190, 40],
    [430, -190],
    [450, 190],
    [-430, 190],
  ] as const;
  const room = Math.ceil((lineages.length * cellsOfLineage) / centres.length);
  const heaps = centres.map(([x, y]) => ({ x, y, cells: heapCells(random, room, 56, 11) }));
  return lineages.flatMap((lineage) =>
    Array.from({ length: cellsOfLineage }, () => {
      const [heap] = heaps
        .filter(({ cells }) => cells.length > 0)
        .sort(
          (a, b) =>
            Math.hypot(a.x - lineage.x, a.y - lineage.y) - Math.hypot(b.x - lineage.x, b.y - lineage.y),
        );
      const rank = heap?.cells.length ?? 0;
      const cell = heap?.cells.pop() ?? { x: 0, y: 0, angle: 0, length: 12, radius: 10 };
      return { ...cell, x: cell.x + (heap?.x ?? 0), y: cell.y + (heap?.y ?? 0), delay: random(), rank };
    }),
  );
}

export function makeFilm(): Film {
  const random = seededRandom(2017);
  const noise = makeNoise(random);
  const lineages = placeLineages(random);
  return { lineages, rests: planRests(random, lineages), bed: makeBed(random, 3300, 1950), noise };
}

type Camera = { zoom: number; x: number; y: number; width: number; height: number };

function cameraAt(time: number, width: number, height: number): Camera {
  const near = mix(2.5, 1, ease(time, 0.6, scene.grid));
  const far = mix(1, 0.44, ease(time, scene.bed, scene.bed + 3.8));
  const zoom = near * far * (1 - 0.03 * ease(time, scene.bed + 3, filmSeconds));
  const share = 1 - ease(time, 0.6, scene.grid);
  return { zoom: (zoom * height) / picture.height, x: 60 * share, y: -24 * share, width, height };
}

function project(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) * camera.zoom + camera.width / 2, (y - camera.y) * camera.zoom + camera.height / 2];
}

type Ink = { style: Style; blur: number; alpha?: number; gain?: number };

function drawPose(frame: Frame, noise: Noise, camera: Camera, pose: Pose, ink: Ink): void {
  const [x, y] = project(camera, pose.x, pose.y);
  const half = (pose.length / 2) * camera.zoom;
  const radius = pose.radius * camera.zoom;
  if (Math.abs(x - frame.width / 2) > frame.width / 2 + half + radius * 2) return;
  if (Math.abs(y - frame.height / 2) > frame.height / 2 + half + radius * 2) return;
  const [dx, dy] = [Math.cos(pose.angle) * half, Math.sin(pose.angle) * half];
  drawCapsule(frame, noise, { from: [x - dx, y - dy], to: [x + dx, y + dy], radius, ...ink });
}

function travel(pose: Pose, rest: Rest, time: number): Pose {
  const dry = ease(time, scene.dry, scene.dry + 1.6);
  const share = ease(time, scene.gather + rest.delay * 0.9, scene.gather + 2 + rest.delay * 0.9);
  let turn = rest.angle - pose.angle;
  turn -= Math.round(turn / Math.PI) * Math.PI;
  return {
    x: mix(pose.x, rest.x, share),
    y: mix(pose.y, rest.y, share),
    angle: pose.angle + turn * share,
    length: mix(pose.length * (1 - 0.12 * dry), rest.length, share),
    radius: mix(pose.radius * (1 - 0.14 * dry), rest.radius, share),
  };
}

function drawCells(frame: Frame, film: Film, camera: Camera, time: number): Pose[] {
  const calm = 1 - ease(time, scene.dry - 0.6, scene.gather + 0.4);
  const style = mixStyles(glowing, dried, ease(time, scene.dry, scene.gather + 1));
  const focus = 1 - ease(time, 0, 1.6);
  const poses = film.lineages.flatMap((lineage) => {
    const age = Math.max(0, ((time - 1) / (scene.grid - 0.9)) * 3.35 * lineage.pace);
    return posesOf(lineage, Math.min(3, age), time, calm);
  });
  const cells = poses.map((pose, index) => {
    const rest = film.rests[index];
    return { pose: rest ? travel(pose, rest, time) : pose, rank: rest?.rank ?? 0 };
  });
  const isGathered = time > scene.gather;
  const ordered = isGathered ? [...cells].sort((a, b) => a.rank - b.rank) : cells;
  const gain = 1 - 0.2 * ease(time, scene.bed, scene.bed + 1.5);
  for (const { pose } of ordered)
    drawPose(frame, film.noise, camera, pose, { style, blur: focus * 10, gain });
  return cells.map(({ pose }) => pose);
}

function drawCount(frame: Frame, camera: Camera, cells: readonly Pose[], time: number): void {
  const unit = frame.height / picture.height;
  const strength =
    ease(time, scene.grid, scene.grid + 1) * (1 - ease(time, scene.dry - 0.2, scene.dry + 0.8));
  if (strength <= 0) return;
  drawGrid(frame, strength, unit);
  const speed = (frame.width * 1.1) / (scene.scanEnd - scene.scan);
  const scanX = (time - scene.scan) * speed - frame.width * 0.05;
  drawScan(frame, scanX, strength * ease(time, scene.scan - 0.2, scene.scan + 0.3), unit);
  for (const cell of cells) {
    const [x, y] = project(camera, cell.x, cell.y);
    drawTick(frame, x, y, (scanX - x) / speed, strength, unit);
  }
}

function drawBed(frame: Frame, film: Film, camera: Camera, time: number, isUnder: boolean): void {
  const start = scene.bed - 0.6;
  if (time < start) return;
  const sweep = (time - scene.bed - 2) / (scene.end - scene.bed - 1.6);
  for (const grain of film.bed) {
    if (grain.depth < 0.75 !== isUnder) continue;
    const settled = ease(
      time,
      start + grain.fall * 2.2 + grain.depth * 0.5,
      start + 0.7 + grain.fall * 2.2 + grain.depth * 0.5,
    );
    if (settled <= 0) continue;
    const drop = (1 - settled) * -70;
    const across = (grain.x + grain.y * 0.6) / 2400 + 0.5;
    const shine = 1 + 0.3 * Math.exp(-(((across - sweep) * 4.2) ** 2));
    const [, y] = project(camera, grain.x, grain.y);
    const outside = Math.abs((y / frame.height) * 2 - 1) ** 2.4;
    const blur = (1 - settled) * 6 + outside * 6 * (frame.height / 720) * ease(time, start + 1, start + 3.5);
    const ink = { style: dried, blur, alpha: settled, gain: grain.light * shine };
    for (const cell of grain.cells) {
      const pose = { ...cell, x: cell.x + grain.x, y: cell.y + grain.y + drop };
      drawPose(frame, film.noise, camera, pose, ink);
    }
  }
}

function drawDepth(frame: Frame, film: Film, camera: Camera, time: number): void {
  const strength = 1 - ease(time, scene.grid, scene.grid + 1.4);
  if (strength <= 0) return;
  const random = seededRandom(88);
  for (let body = 0; body < 22; body++) {
    const [x, y] = [normal(random) * 420, normal(random) * 260];
    const [wayX, wayY] = [normal(random) * 9, normal(random) * 7];
    const pose = {
      x: x + wayX * time,
      y: y + wayY * time,
      angle: random() * Math.PI + 0.04 * time,
      length: between(random, 40, 110),
      radius: between(random, 8, 12),
    };
    const blur = between(random, 9, 17) * Math.min(1.6, camera.zoom);
    drawPose(frame, film.noise, camera, pose, { style: glowing, blur, alpha: 0.6 * strength, gain: 0.55 });
  }
}

export function paintFilm(film: Film, time: number, width: number): Frame {
  const height = Math.round((width * picture.height) / picture.width);
  const frame = { width, height, field: new Float32Array(width * height).fill(0.13) };
  const camera = cameraAt(time, width, height);
  drawDepth(frame, film, camera, time);
  drawBed(frame, film, camera, time, true);
  const cells = drawCells(frame, film, camera, time);
  drawBed(frame, film, camera, time, false);
  drawCount(frame, camera, cells, time);
  const fade = ease(time, 0, 0.8) * (1 - ease(time, scene.end, filmSeconds));
  if (fade < 1)
    frame.field.forEach((value, index) => {
      frame.field[index] = mix(0.1, value, fade);
    });
  return frame;
}

type Colours = { from: 'dark' | 'moss'; to: 'moss' | 'agar'; share: number };

export function coloursAt(time: number): Colours {
  const cream = 0.8 * ease(time, scene.bed, scene.bed + 2.6);
  if (cream > 0) return { from: 'moss', to: 'agar', share: cream };
  return { from: 'dark', to: 'moss', share: ease(time, scene.dry, scene.gather + 1.4) };
}
