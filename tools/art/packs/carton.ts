import type { Random } from '../random.ts';
import { f, ink, motif, shadow, text } from './kit.ts';

export type Print = { brand: string; name: string; note: string; colour: string; pattern: string };

type Box = { x: number; y: number; width: number; height: number; depth: number };

/** Directions on screen of a box's front (to the right, nearer) and side (to the right, farther). */
const front = [0.94, 0.085] as const;
const side = [0.36, -0.17] as const;

function face(clip: string, transform: string, width: number, height: number, content: string): string {
  const frame = `M0 0H${f(width)}V${f(height)}H0Z`;
  return `<clipPath id="${clip}"><path d="${frame}"/></clipPath><g transform="${transform}"><g clip-path="url(#${clip})">${content}</g></g>`;
}

function frontPrint(
  random: Random,
  { brand, name, note, colour, pattern }: Print,
  width: number,
  height: number,
): string {
  const margin = width * 0.09;
  const split = height * 0.52;
  const unit = Math.min(width, height * 1.02);
  return [
    `<rect width="${f(width)}" height="${f(height)}" fill="#fbfaf5"/>`,
    `<g transform="translate(0 ${f(split)})"><rect width="${f(width)}" height="${f(height - split)}" fill="${colour}"/>${motif(random, width, height - split, pattern, unit * 0.045, 10)}</g>`,
    text(brand, {
      x: margin,
      y: margin + unit * 0.1,
      size: unit * 0.135,
      fill: ink.green,
      bold: true,
      spacing: -1,
    }),
    text(name, { x: margin, y: margin + unit * 0.2, size: unit * 0.076, fill: ink.night }),
    text(note, { x: margin, y: split - unit * 0.055, size: unit * 0.042, fill: ink.muted }),
    `<rect width="${f(width)}" height="${f(height)}" fill="url(#fade)"/>`,
  ].join('');
}

/** (x, y) is the front's lower left corner. */
export function carton(random: Random, id: string, box: Box, print: Print): string {
  const { x, y, width, height, depth } = box;
  const corner = [x + width * front[0], y + width * front[1]] as const;
  const far = [corner[0] + depth * side[0], corner[1] + depth * side[1]] as const;
  const back = [x + depth * side[0], y + depth * side[1]] as const;
  const split = height * 0.52;
  const sidePrint = [
    `<rect width="${f(depth)}" height="${f(height)}" fill="#f1f0e8"/><rect y="${f(split)}" width="${f(depth)}" height="${f(height - split)}" fill="${print.colour}"/>`,
    `<rect width="${f(depth)}" height="${f(height)}" fill="#06110c" opacity=".26"/><rect width="${f(depth)}" height="${f(height)}" fill="url(#down)" opacity=".5"/>`,
  ];
  const top = [
    `<path d="M0 0H${f(width)}V${f(depth)}H0Z" fill="#fbfaf5"/>`,
    `<path d="M${f(width * 0.06)} ${f(depth * 0.98)}V${f(depth * 0.02)}" stroke="#dcddd4" stroke-width="2"/>`,
  ];
  const matrix = (a: readonly [number, number], b: readonly [number, number], left: number, up: number) =>
    `matrix(${a[0]} ${a[1]} ${b[0]} ${b[1]} ${f(left)} ${f(up)})`;
  return [
    shadow([[x, y], corner, far, back], 110),
    face(`${id}s`, matrix(side, [0, 1], corner[0], corner[1] - height), depth, height, sidePrint.join('')),
    face(
      `${id}t`,
      matrix(front, [-side[0], -side[1]], back[0], back[1] - height),
      width,
      depth,
      top.join(''),
    ),
    face(
      `${id}f`,
      matrix(front, [0, 1], x, y - height),
      width,
      height,
      frontPrint(random, print, width, height),
    ),
    `<path d="M${f(corner[0])} ${f(corner[1] - height)}V${f(corner[1])}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
    `<path d="M${f(x)} ${f(y - height)}L${f(corner[0])} ${f(corner[1] - height)}L${f(far[0])} ${f(far[1] - height)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"/>`,
  ].join('');
}
