import { makeNoise } from './noise.ts';
import type { Random } from './random.ts';
import { electronScenes } from './scenes-electron.ts';
import { lightScenes } from './scenes-light.ts';
import { createStage } from './stage.ts';

export const scenes = { ...electronScenes, ...lightScenes };
export type SceneName = keyof typeof scenes;
type Size = { width: number; height: number };

export function paintScene(
  name: SceneName,
  random: Random,
  { width, height }: Size,
  zoom: number,
): Float32Array {
  const unit = (Math.max(width, height) / 960) * zoom;
  return scenes[name].paint(createStage(width, height, makeNoise(random), unit), random, unit);
}
