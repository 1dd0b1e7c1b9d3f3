import { between, type Random } from '../random.ts';
import type { Print } from './carton.ts';
import { f, ink, motif, text } from './kit.ts';

type Place = { x: number; y: number; turn: number; width: number; length: number };

function teeth(width: number, y: number, depth: number): string {
  const count = Math.round(width / 7);
  const step = width / count;
  return Array.from(
    { length: count },
    (_, tooth) => `L${f((tooth + 0.5) * step)} ${f(y + depth)}L${f((tooth + 1) * step)} ${f(y)}`,
  ).join('');
}

function outline(width: number, length: number): string {
  const waist = width * 0.02;
  const up = `L${f(width)} ${f(length)}C${f(width - waist)} ${f(length * 0.7)} ${f(width + waist)} ${f(length * 0.3)} ${f(width)} 0`;
  const down = Array.from(teeth(width, 0, -4).matchAll(/L(\S+) (\S+)/g), ([, x, y]) => `${x} ${y}`).reverse();
  return `M0 0C${f(-waist)} ${f(length * 0.3)} ${f(waist)} ${f(length * 0.7)} 0 ${f(length)}${teeth(width, length, 4)}${up}L${down.join('L')}Z`;
}

function seal(width: number, y: number, height: number): string {
  const lines = Array.from(
    { length: Math.floor(height / 5) },
    (_, line) => `M0 ${f(y + 3 + line * 5)}H${f(width)}`,
  ).join('');
  return `<path d="${lines}" stroke="#06110c" stroke-opacity=".13" stroke-width="1.4"/><path d="${lines}" transform="translate(0 1.6)" stroke="#fff" stroke-opacity=".3" stroke-width="1"/>`;
}

function folds(random: Random, width: number, length: number): string {
  return Array.from({ length: 5 }, () => {
    const y = between(random, 0.08, 0.92) * length;
    const reach = between(random, 0.1, 0.3) * width;
    const left = random() < 0.5;
    const start = left ? 0 : width;
    const way = left ? 1 : -1;
    return `<path d="M${start} ${f(y)}q${f(way * reach)} ${f(between(random, -8, 8))} ${f(way * reach * 1.6)} ${f(between(random, 4, 22))}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" filter="url(#near)"/>`;
  }).join('');
}

/** A stick when narrow, a mask pouch when wide. (x, y) is its upper left corner before rotation. */
export function sachet(
  random: Random,
  id: string,
  place: Place,
  print: Print,
  { dark = false, sealWidth = 26 } = {},
): string {
  const { x, y, turn, width, length } = place;
  const shape = outline(width, length);
  const narrow = width < 120;
  const words = dark ? '#eaf3ec' : ink.green;
  const base = dark ? print.colour : '#fbfaf5';
  const tint = dark ? 'fill="#020806" opacity=".22"' : `fill="${print.colour}"`;
  const band = `<rect y="${f(length * 0.6)}" width="${f(width)}" height="${f(length)}" ${tint}/>`;
  const area = `<g transform="translate(0 ${f(length * 0.6)})">${motif(random, width, length * 0.4, print.pattern, width * (narrow ? 0.13 : 0.06), narrow ? 6 : 12)}</g>`;
  const label = narrow
    ? `<g transform="translate(${f(width * 0.66)} ${f(length * 0.55)}) rotate(-90)">${text(print.brand, { x: 0, y: 0, size: width * 0.42, fill: words, bold: true })}</g>`
    : [
        text(print.brand, {
          x: width * 0.1,
          y: length * 0.2,
          size: width * 0.125,
          fill: words,
          bold: true,
          spacing: -1,
        }),
        text(print.name, { x: width * 0.1, y: length * 0.265, size: width * 0.07, fill: words }),
        text(print.note, { x: width * 0.1, y: length * 0.56, size: width * 0.038, fill: words }),
      ].join('');
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})">
<path d="${shape}" transform="translate(16 12)" fill="#1b2a22" opacity=".34" filter="url(#near)"/>
<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><rect x="-9" y="-9" width="${f(width + 18)}" height="${f(length + 18)}" fill="${base}"/>${band}${area}${label}
<rect x="-9" y="-9" width="${f(width + 18)}" height="${f(length + 18)}" fill="url(#film)"/>${folds(random, width, length)}${seal(width, 0, sealWidth)}${seal(width, length - sealWidth, sealWidth)}</g></g>`;
}

export function sweet(x: number, y: number, turn: number, colour: string): string {
  const end = 'l-34 -20c8 14 8 26 0 40z';
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"><ellipse cx="16" cy="26" rx="74" ry="20" fill="#1b2a22" opacity=".4" filter="url(#near)"/>
<path d="M-52 0${end}" fill="${colour}"/><path d="M52 0l34 -20c-8 14 -8 26 0 40z" fill="${colour}"/>
<rect x="-56" y="-29" width="112" height="58" rx="17" fill="${colour}"/><rect x="-56" y="-29" width="112" height="58" rx="17" fill="url(#fade)"/><rect x="-22" y="-29" width="44" height="58" fill="#f8f7f2" opacity=".92"/><rect x="-44" y="-23" width="88" height="9" rx="4.5" fill="#fff" opacity=".32"/></g>`;
}

export function tablet(x: number, y: number, radius: number): string {
  const flat = radius * 0.46;
  const thick = radius * 0.42;
  return `<g transform="translate(${f(x)} ${f(y)})"><ellipse cx="${f(radius * 0.34)}" cy="${f(thick + 5)}" rx="${f(radius * 1.05)}" ry="${f(flat)}" fill="#1b2a22" opacity=".4" filter="url(#near)"/>
<path d="M${f(-radius)} 0v${f(thick)}a${f(radius)} ${f(flat)} 0 0 0 ${f(radius * 2)} 0v${f(-thick)}z" fill="#e9e6d8"/><path d="M${f(-radius)} 0v${f(thick)}a${f(radius)} ${f(flat)} 0 0 0 ${f(radius * 2)} 0v${f(-thick)}z" fill="url(#round)" opacity=".6"/>
<ellipse rx="${f(radius)}" ry="${f(flat)}" fill="#faf8ef"/><ellipse rx="${f(radius * 0.86)}" ry="${f(flat * 0.84)}" fill="none" stroke="#d9d6c6" stroke-width="1.6"/><path d="M${f(-radius * 0.5)} ${f(flat * 0.34)}L${f(radius * 0.5)} ${f(-flat * 0.34)}" stroke="#cfccba" stroke-width="3"/></g>`;
}
