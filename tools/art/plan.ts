import type { SceneName } from './scenes.ts';

/** Unlisted materials show rods. */
export const materialScenes: Record<string, SceneName> = {
  'lmb-07': 'rods',
  'lmb-07g': 'granules',
  'lmb-07-ev': 'vesicles',
  'lmb-12': 'driedRods',
  'lmb-15': 'lysate',
  'lmb-15p': 'powder',
  'lmb-18': 'luminousCocci',
  'lmb-21': 'forks',
  'lmb-30': 'cocci',
  'lmb-33': 'net',
  'lmb-38': 'starch',
  'lmb-41': 'slenderChains',
};

export const postScenes = {
  news: ['agar', 'bubbles', 'powder', 'luminousRods', 'granules', 'streak', 'vesicles', 'driedRods'],
  patent: ['rods', 'powder', 'net', 'stainedRods', 'granules', 'lysate', 'cocci', 'driedRods'],
  thesis: [
    'stainedCocci',
    'vesicles',
    'forks',
    'stainedRods',
    'luminousCocci',
    'lysate',
    'slenderChains',
    'cocci',
  ],
  press: ['luminousRods', 'agar', 'starch', 'bubbles', 'rods', 'streak', 'stainedRods', 'powder'],
} as const satisfies Record<string, readonly SceneName[]>;
