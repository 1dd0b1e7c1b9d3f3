import type { Style } from './stage.ts';

const solid: Style = {
  ambient: 0.16,
  diffuse: 0.6,
  rim: 0.54,
  rimPower: 1.8,
  gloss: 0.08,
  centre: 1,
  bump: 0.3,
  grainSize: 2.2,
};

export const styles = {
  /** Electron microscope: grey bodies with bright edges. */
  solid,
  luminous: { ...solid, ambient: 0.36, diffuse: 0.34, rim: 0.26, rimPower: 2.4, gloss: 0.12, bump: 0.2 },
  clear: {
    ...solid,
    ambient: 0.3,
    diffuse: 0.22,
    rim: 0.5,
    rimPower: 3.4,
    gloss: 0.3,
    centre: 0.16,
    bump: 0.1,
  },
  /** Stained cells on paper: dense at the edge. */
  stained: { ...solid, ambient: 0.58, diffuse: -0.16, rim: 0.3, rimPower: 2, gloss: -0.2, bump: 0.25 },
  outlined: {
    ...solid,
    ambient: 0.42,
    diffuse: -0.1,
    rim: 0.5,
    rimPower: 2,
    gloss: 0,
    centre: 0.2,
    bump: 0.1,
  },
  powder: {
    ...solid,
    ambient: 0.12,
    diffuse: 0.76,
    rim: 0.26,
    rimPower: 2.2,
    gloss: 0,
    bump: 0.75,
    grainSize: 1.6,
  },
} as const satisfies Record<string, Style>;
