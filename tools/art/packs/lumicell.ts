import type { Random } from '../random.ts';
import { carton, type Print } from './carton.ts';
import { f, ink, shadow, text } from './kit.ts';
import { label, part, roundShadow } from './lathe.ts';
import { sachet } from './soft.ts';

export type Shot = (random: Random, name: string) => string;

const brand = 'Lumicell';
const onDark = '#eef4ee';
const glassGreen = '#11402f';
const cream = '#f4f2ea';

function print(name: string, note: string): Print {
  return { brand, name, note, colour: ink.green, pattern: '#1b6a4e' };
}

const ampoule: Shot = (_, name) => {
  const x = 480;
  const words = { x, fill: 'none', words: onDark, brand, name, note: '30 mL' };
  return [
    roundShadow(x, 800, 250),
    part(x, { top: 150, bottom: 262, width: 62, colour: '#22302a', shoulder: 30, neck: 22 }),
    part(
      x,
      { top: 252, bottom: 356, width: 112, colour: '#e9ebe2', shoulder: 8, neck: 100, ridges: true },
      true,
    ),
    part(x, {
      top: 352,
      bottom: 800,
      width: 252,
      colour: glassGreen,
      light: 'glass',
      shoulder: 66,
      neck: 96,
      foot: 26,
    }),
    part(x, {
      top: 470,
      bottom: 786,
      width: 224,
      colour: '#0a2a1f',
      shoulder: 6,
      neck: 220,
      foot: 22,
      opacity: 0.32,
    }),
    label({ ...words, top: 470, bottom: 760, width: 236 }),
  ].join('');
};

const cream50: Shot = (_, name) =>
  [
    roundShadow(480, 740, 400),
    part(480, { top: 512, bottom: 740, width: 404, colour: '#cfe0d4', shoulder: 12, neck: 392, foot: 36 }),
    part(480, {
      top: 512,
      bottom: 730,
      width: 376,
      colour: cream,
      shoulder: 10,
      neck: 370,
      foot: 30,
      opacity: 0.5,
    }),
    part(
      480,
      { top: 384, bottom: 500, width: 416, colour: ink.green, shoulder: 10, neck: 400, foot: 6 },
      true,
    ),
    label({
      plain: true,
      x: 480,
      top: 486,
      bottom: 700,
      width: 310,
      fill: 'none',
      words: ink.green,
      brand,
      name,
      note: '50 mL',
    }),
  ].join('');

function bottle(
  colour: string,
  cap: string,
  words: string,
  height: number,
  note: string,
  light: 'round' | 'glass',
): Shot {
  return (_, name) => {
    const top = 800 - height;
    return [
      roundShadow(480, 800, 230),
      part(
        480,
        { top: top - 118, bottom: top + 6, width: 128, colour: cap, shoulder: 8, neck: 118, foot: 4 },
        true,
      ),
      part(480, { top, bottom: 800, width: 236, colour, light, shoulder: 50, neck: 132, foot: 24 }),
      label({ x: 480, top: top + 90, bottom: 780, width: 224, fill: 'none', words, brand, name, note }),
    ].join('');
  };
}

const wash: Shot = (_, name) =>
  [
    roundShadow(480, 790, 270),
    part(
      480,
      { top: 330, bottom: 420, width: 176, colour: ink.green, shoulder: 16, neck: 150, foot: 4 },
      true,
    ),
    part(480, { top: 412, bottom: 790, width: 284, colour: cream, shoulder: 54, neck: 182, foot: 34 }),
    label({
      x: 480,
      top: 500,
      bottom: 770,
      width: 250,
      fill: 'none',
      words: ink.green,
      brand,
      name,
      note: '50 g',
    }),
  ].join('');

const tube: Shot = (_, name) => {
  const body = 'M-128 -300C-126 -80 -112 150 -84 262H84C112 150 126 -80 128 -300Z';
  return `${shadow(
    [
      [410, 796],
      [550, 796],
      [556, 812],
      [404, 812],
    ],
    96,
  )}${part(480, { top: 700, bottom: 800, width: 142, colour: ink.green, shoulder: 4, neck: 140, foot: 8, ridges: true })}
<g transform="translate(480 440)"><path d="${body}" fill="${cream}"/><path d="${body}" fill="url(#film)"/><path d="M-128 -300h256v-34h-256z" fill="#ebe9df"/><path d="M-128 -300h256v-34h-256z" fill="url(#film)"/>
<path d="${Array.from({ length: 30 }, (_unused, line) => `M${f(-124 + line * 8.5)} -330v26`).join('')}" stroke="#06110c" stroke-opacity=".16" stroke-width="2"/><path d="M-128 -299h256" stroke="#06110c" stroke-opacity=".2" stroke-width="2"/>
<path d="M-60 -292C-70 -180 -50 -90 -64 40" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="16" filter="url(#near)"/>
<path d="M-101 168C-97 200 -91 234 -84 262H84C91 234 97 200 101 168Q0 184 -101 168Z" fill="${ink.green}"/><path d="M-101 168C-97 200 -91 234 -84 262H84C91 234 97 200 101 168Q0 184 -101 168Z" fill="url(#film)"/>
${text(brand, { x: 0, y: -120, size: 42, fill: ink.green, bold: true, anchor: 'middle', spacing: -0.6 })}${text(name, { x: 0, y: -78, size: 25, fill: ink.green, anchor: 'middle' })}${text('50 mL', { x: 0, y: 120, size: 16, fill: ink.muted, anchor: 'middle' })}</g>`;
};

const mask: Shot = (random, name) => {
  const words = print(name, '25 mL × 5');
  const wide = { width: 330, length: 470 };
  return [
    sachet(
      random,
      'm1',
      { x: 492, y: 262, turn: 11, ...wide },
      { ...words, colour: '#dfe8df', pattern: '#c5d8ca' },
      { sealWidth: 20 },
    ),
    sachet(random, 'm2', { x: 212, y: 268, turn: -6, ...wide }, words, { dark: true, sealWidth: 20 }),
  ].join('');
};

export const lumicell: Record<string, Shot> = {
  'lumicell-ampoule': ampoule,
  'lumicell-cream': cream50,
  'lumicell-toner': bottle('#bcd9c8', ink.green, ink.green, 520, '150 mL', 'glass'),
  'lumicell-lotion': bottle(cream, ink.green, ink.green, 440, '120 mL', 'round'),
  'lumicell-powder-wash': wash,
  'lumicell-hand-cream': tube,
  'lumicell-sheet-mask': mask,
};

export const lumicellCarton: Shot = (random, name) =>
  carton(
    random,
    'c',
    { x: 300, y: 770, width: 320, height: 480, depth: 190 },
    print(name, 'LMB-15 · LMB-33'),
  );
