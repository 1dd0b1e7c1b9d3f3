import { between, type Random } from '../random.ts';

/* All pack shots: 960x960, a paper background, one soft light from the upper left, shadows to the right. */

const size = 960;
export const ink = {
  green: '#0c4a37',
  lively: '#17a673',
  night: '#0d1a15',
  paper: '#f8f7f2',
  muted: '#57625c',
} as const;
const font = "'Noto Sans CJK KR','Noto Sans',sans-serif";

export function f(value: number): string {
  return value.toFixed(1);
}

function stops(list: readonly (readonly [number, string, number])[]): string {
  return list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}

const round = [
  [0, '#06110c', 0.3],
  [0.07, '#06110c', 0.1],
  [0.2, '#ffffff', 0.42],
  [0.34, '#ffffff', 0.16],
  [0.52, '#06110c', 0],
  [0.78, '#06110c', 0.17],
  [0.93, '#06110c', 0.34],
  [0.97, '#06110c', 0.28],
  [1, '#06110c', 0.4],
] as const;

const glass = [
  [0, '#020806', 0.55],
  [0.06, '#dff3e8', 0.22],
  [0.12, '#020806', 0.18],
  [0.15, '#f4fffa', 0.62],
  [0.21, '#f4fffa', 0.5],
  [0.225, '#ffffff', 0.06],
  [0.55, '#020806', 0.05],
  [0.85, '#020806', 0.4],
  [0.92, '#bfe9d3', 0.3],
  [0.96, '#020806', 0.3],
  [1, '#020806', 0.6],
] as const;

const film = [
  [0, '#06110c', 0.22],
  [0.14, '#ffffff', 0.3],
  [0.3, '#ffffff', 0.1],
  [0.5, '#06110c', 0.02],
  [0.72, '#06110c', 0.08],
  [0.84, '#ffffff', 0.14],
  [1, '#06110c', 0.3],
] as const;

const defs = `<defs>
<radialGradient id="wall" cx=".3" cy=".22" r="1"><stop offset="0" stop-color="#f7f6f0"/><stop offset=".5" stop-color="#ebebe2"/><stop offset="1" stop-color="#d0d3c7"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dadbd0" stop-opacity="0"/><stop offset=".2" stop-color="#d8d9ce" stop-opacity=".75"/><stop offset="1" stop-color="#f1f0e8" stop-opacity=".9"/></linearGradient>
<linearGradient id="round">${stops(round)}</linearGradient>
<linearGradient id="glass">${stops(glass)}</linearGradient>
<linearGradient id="film">${stops(film)}</linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06110c" stop-opacity=".12"/></linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06110c" stop-opacity="0"/><stop offset="1" stop-color="#06110c" stop-opacity=".3"/></linearGradient>
<filter id="soft" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1400" height="1400"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="near" filterUnits="userSpaceOnUse" x="-600" y="-600" width="1800" height="1800"><feGaussianBlur stdDeviation="7"/></filter>
</defs>`;

export function picture(content: string, zoom: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${defs}<rect width="960" height="960" fill="url(#wall)"/><rect y="520" width="960" height="440" fill="url(#floor)"/><g transform="translate(480 540) scale(${zoom}) translate(-480 -540)">${content}</g></svg>`;
}

export function shadow(points: readonly (readonly [number, number])[], reach: number): string {
  const line = (shift: number, drop: number) =>
    points.map(([x, y]) => `${f(x + shift)},${f(y + drop)}`).join(' ');
  return `<polygon points="${line(reach, reach * 0.12)}" fill="#1b2a22" opacity=".3" filter="url(#soft)"/><polygon points="${line(reach * 0.16, 8)}" fill="#0d1a15" opacity=".42" filter="url(#near)"/>`;
}

type Text = {
  x: number;
  y: number;
  size: number;
  fill: string;
  bold?: boolean;
  anchor?: 'start' | 'middle';
  spacing?: number;
};

export function text(
  value: string,
  { x, y, size: points, fill, bold = false, anchor = 'start', spacing = 0 }: Text,
): string {
  const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${f(x)}" y="${f(y)}" font-family="${font}" font-size="${f(points)}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${f(spacing)}">${safe}</text>`;
}

export function motif(
  random: Random,
  width: number,
  height: number,
  colour: string,
  radius: number,
  count: number,
): string {
  const columns = Math.max(2, Math.round(Math.sqrt((count * width) / height)));
  const rows = Math.ceil(count / columns);
  const spots = Array.from(
    { length: columns * rows },
    (_, spot) =>
      [
        ((spot % columns) + between(random, -0.1, 0.7)) * (width / columns),
        (Math.floor(spot / columns) + between(random, 0.2, 1)) * (height / rows),
      ] as const,
  );
  const chains = Array.from({ length: count }, () => {
    const turn = between(random, -75, 15);
    const cells = 1 + Math.floor(random() * 3);
    const length = radius * between(random, 1.6, 2.6);
    const parts = Array.from({ length: cells }, (_, cell) => {
      const start = cell * (length + radius * 2.3);
      return `<path d="M${f(start)} 0h${f(length)}"/>`;
    });
    const place = spots.splice(Math.floor(random() * spots.length), 1)[0] ?? [0, 0];
    return `<g opacity="${f(between(random, 0.45, 1))}" transform="translate(${f(place[0])} ${f(place[1])}) rotate(${f(turn)})">${parts.join('')}</g>`;
  });
  return `<svg width="${f(width)}" height="${f(height)}"><g fill="none" stroke="${colour}" stroke-width="${f(radius * 2)}" stroke-linecap="round">${chains.join('')}</g></svg>`;
}
