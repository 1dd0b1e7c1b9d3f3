import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Ramp } from '../tone.ts';
import { paintCytometry } from './cytometry.ts';
import { paintDarkField } from './darkfield.ts';
import { paintDish } from './dish.ts';
import { paintMap } from './map.ts';
import { drawPlant } from './plant.ts';
import { drawShowroom } from './showroom.ts';

type Painted = {
  ramp: Ramp;
  zoom: number;
  paint: (stage: Stage, random: Random, unit: number) => Float32Array;
};

export const paintedPages: Readonly<Record<string, Painted>> = {
  intro: { ramp: 'agar', zoom: 1.3, paint: paintDish },
  vision: { ramp: 'dark', zoom: 1.2, paint: paintDarkField },
  research: { ramp: 'dark', zoom: 1.4, paint: paintCytometry },
  location: { ramp: 'paper', zoom: 1, paint: paintMap },
};

export const drawnPages: Readonly<Record<string, (random: Random) => string>> = {
  plant: drawPlant,
  showroom: drawShowroom,
};
