import { carton, type Print } from './carton.ts';
import { ink } from './kit.ts';
import { label, part, roundShadow } from './lathe.ts';
import type { Shot } from './lumicell.ts';
import { sachet, sweet, tablet } from './soft.ts';

const brand = 'Lumiday';

type Colours = { colour: string; pattern: string; note: string };

function sticks({ colour, pattern, note }: Colours, narrow = 74): Shot {
  return (random, name) => {
    const print: Print = { brand, name, note, colour, pattern };
    return [
      carton(random, 'c', { x: 200, y: 664, width: 380, height: 440, depth: 230 }, print),
      sachet(random, 's1', { x: 838, y: 598, turn: 66, width: narrow, length: 440 }, print),
      sachet(random, 's2', { x: 816, y: 694, turn: 77, width: narrow, length: 440 }, print),
    ].join('');
  };
}

const chewable: Shot = (_, name) =>
  [
    roundShadow(450, 760, 300),
    part(450, { top: 330, bottom: 760, width: 312, colour: '#f6f5ee', shoulder: 70, neck: 200, foot: 30 }),
    part(
      450,
      { top: 240, bottom: 346, width: 226, colour: ink.green, shoulder: 8, neck: 214, foot: 4, ridges: true },
      true,
    ),
    label({
      x: 450,
      top: 448,
      bottom: 712,
      width: 313,
      fill: '#d7e8dc',
      words: ink.green,
      brand,
      name,
      note: 'LMB-07 · 60 tablets',
    }),
    tablet(690, 752, 52),
    tablet(782, 780, 52),
    tablet(676, 814, 52),
  ].join('');

const chocolate: Shot = (random, name) => {
  const print: Print = { brand, name, note: 'LMB-41 · 15 pieces', colour: '#3b271d', pattern: '#52382a' };
  return [
    carton(random, 'c', { x: 214, y: 640, width: 470, height: 330, depth: 150 }, print),
    sweet(350, 776, -14, '#3b271d'),
    sweet(540, 812, 9, ink.green),
    sweet(712, 752, -22, '#3b271d'),
  ].join('');
};

const canister: Shot = (_, name) =>
  [
    roundShadow(480, 790, 370),
    part(480, { top: 286, bottom: 790, width: 376, colour: '#f4f3ec', shoulder: 4, neck: 374, foot: 10 }),
    label({
      x: 480,
      top: 420,
      bottom: 700,
      width: 377,
      fill: ink.green,
      words: '#f4f7f2',
      brand,
      name,
      note: 'LMB-07 · 100 g',
    }),
    part(
      480,
      { top: 232, bottom: 302, width: 392, colour: '#e4e6dc', shoulder: 8, neck: 380, foot: 4 },
      true,
    ),
  ].join('');

export const lumiday: Record<string, Shot> = {
  'lumiday-post-stick': sticks({
    colour: ink.green,
    pattern: '#1b6a4e',
    note: 'LMB-07 · 2 g × 30',
  }),
  'lumiday-kids-powder': sticks({ colour: '#dd9a8f', pattern: '#e9b8ae', note: 'LMB-07 · 1.5 g × 30' }, 64),
  'lumiday-barley-tea': sticks({ colour: '#b98f57', pattern: '#cbaa7b', note: 'LMB-30 · 1 g × 20' }, 62),
  'lumiday-plum-jelly': sticks({ colour: '#8fa63f', pattern: '#aabd66', note: 'LMB-30 · 20 g × 14' }, 92),
  'lumiday-chewable-tablet': chewable,
  'lumiday-dark-chocolate': chocolate,
  'lumiday-post-canister': canister,
};

export const lumidayCarton: Shot = sticks({ colour: ink.green, pattern: '#1b6a4e', note: 'LMB-07' });
