import { f, ink, shadow, text } from './kit.ts';

/** Flatness of circles seen from slightly above. */
const tilt = 0.13;

export type Part = {
  top: number;
  bottom: number;
  width: number;
  colour: string;
  light?: 'round' | 'glass';
  shoulder?: number;
  neck?: number;
  foot?: number;
  opacity?: number;
  ridges?: boolean;
};

function contour({ top, bottom, width, shoulder = 0, neck = width, foot = 8 }: Part): string {
  const half = width / 2;
  const inner = neck / 2;
  const bend = half * tilt;
  const rise = shoulder * 0.55;
  const left = `M${f(-inner)} ${f(top)}C${f(-half)} ${f(top)} ${f(-half)} ${f(top + rise)} ${f(-half)} ${f(top + shoulder)}V${f(bottom - foot)}`;
  const base = `C${f(-half)} ${f(bottom + bend * 0.55)} ${f(-half * 0.55)} ${f(bottom + bend)} 0 ${f(bottom + bend)}S${f(half)} ${f(bottom + bend * 0.55)} ${f(half)} ${f(bottom - foot)}`;
  const right = `V${f(top + shoulder)}C${f(half)} ${f(top + rise)} ${f(half)} ${f(top)} ${f(inner)} ${f(top)}`;
  return `${left}${base}${right}A${f(inner)} ${f(inner * tilt)} 0 0 0 ${f(-inner)} ${f(top)}Z`;
}

function ridgeLines({ top, bottom, width }: Part): string {
  const count = 46;
  return Array.from({ length: count }, (_, line) => {
    const angle = ((line + 0.5) / count) * Math.PI;
    const x = -Math.cos(angle) * (width / 2);
    const sag = Math.sin(angle) * (width / 2) * tilt;
    return `M${f(x)} ${f(top + sag + 5)}V${f(bottom + sag - 3)}`;
  }).join('');
}

export function part(x: number, piece: Part, face = false): string {
  const { colour, light = 'round', opacity = 1, ridges = false, top, width, neck = width } = piece;
  const path = contour(piece);
  const inner = neck / 2;
  const lid = face
    ? `<ellipse cy="${f(top)}" rx="${f(inner)}" ry="${f(inner * tilt)}" fill="${colour}"/><ellipse cy="${f(top)}" rx="${f(inner)}" ry="${f(inner * tilt)}" fill="#fff" opacity=".3"/><ellipse cy="${f(top)}" rx="${f(inner - 1)}" ry="${f(inner * tilt - 0.6)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>`
    : '';
  const lines = ridges
    ? `<path d="${ridgeLines(piece)}" stroke="#06110c" stroke-opacity=".22" stroke-width="2.4"/>`
    : '';
  return `<g transform="translate(${f(x)} 0)"><path d="${path}" fill="${colour}" opacity="${opacity}"/>${lines}<path d="${path}" fill="url(#${light})"/><path d="${path}" fill="url(#down)" opacity=".35"/>${lid}</g>`;
}

export function roundShadow(x: number, y: number, width: number): string {
  const half = width / 2;
  const rim = Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * half * tilt * 1.2] as const;
  });
  return shadow(rim, half * 0.75);
}

type Label = {
  plain?: boolean;
  x: number;
  top: number;
  bottom: number;
  width: number;
  fill: string;
  words: string;
  brand: string;
  name: string;
  note: string;
};

export function label({
  plain = false,
  x,
  top,
  bottom,
  width,
  fill,
  words,
  brand,
  name,
  note,
}: Label): string {
  const half = width / 2;
  const sag = half * tilt;
  const curve = (y: number, way: 1 | -1) =>
    `q${f(half * way)} ${f(sag * 2)} ${f(width * way)} 0`.replace('q', `M${f(-half * way)} ${f(y)}q`);
  const band =
    fill === 'none'
      ? ''
      : `<path d="${curve(top, 1)}V${f(bottom)}q${f(-half)} ${f(sag * 2)} ${f(-width)} 0Z" fill="${fill}"/><path d="${curve(top, 1)}V${f(bottom)}q${f(-half)} ${f(sag * 2)} ${f(-width)} 0Z" fill="url(#round)" opacity=".8"/>`;
  const unit = Math.min(width * 0.15, 46);
  const middle = top + sag + (bottom - top) * 0.5;
  return `<g transform="translate(${f(x)} 0)">${band}${plain ? '' : mark(middle - unit * 2.1, unit * 0.42, words)}${[
    text(brand, { x: 0, y: middle, size: unit, fill: words, bold: true, anchor: 'middle', spacing: -0.6 }),
    text(name, { x: 0, y: middle + unit * 0.95, size: unit * 0.56, fill: words, anchor: 'middle' }),
    text(note, {
      x: 0,
      y: middle + unit * 2.1,
      size: Math.max(11, unit * 0.32),
      fill: words,
      anchor: 'middle',
    }),
  ].join('')}</g>`;
}

/** The mark of the icons and the header. */
function mark(y: number, radius: number, colour: string = ink.green): string {
  return `<g fill="none" stroke="${colour}" stroke-width="${f(radius * 1.05)}" stroke-linecap="round" transform="translate(0 ${f(y)}) rotate(-45)"><path d="M${f(-radius * 1.49)} 0h${f(radius * 1.22)}"/><path d="M${f(radius * 0.95)} 0h${f(radius * 0.54)}" opacity=".6"/></g>`;
}
