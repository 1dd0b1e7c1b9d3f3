import type { Random } from './random.ts';

const width = 960;
const height = 960;

type Layer = { count: number; size: number; blur: number; stroke: string; core: string; opacity: number };

/** From far out of focus to sharp. */
const layers: Layer[] = [
  { count: 16, size: 54, blur: 16, stroke: '#1b5c45', core: '#1f6f52', opacity: 0.5 },
  { count: 26, size: 34, blur: 6, stroke: '#247a5a', core: '#2f9a72', opacity: 0.6 },
  { count: 34, size: 24, blur: 0, stroke: '#bfe9d3', core: '#2fae7f', opacity: 0.92 },
];

function rod(random: Random, { size, stroke, core }: Layer): string {
  const x = random() * width;
  const y = random() * height;
  const angle = random() * 360;
  const segments = 1 + Math.floor(random() * 3);
  const length = size * (1.3 + random() * 0.9);
  let turn = 0;
  let offset = 0;
  const parts = Array.from({ length: segments }, () => {
    const place = `translate(${offset.toFixed(1)} 0) rotate(${turn.toFixed(1)})`;
    offset += length + size * 0.95;
    turn += (random() - 0.5) * 26;
    const line = `<path d="M0 0H${length.toFixed(1)}"`;
    return `<g transform="${place}">${line} stroke="${stroke}" stroke-width="${size}"/>${line} stroke="${core}" stroke-width="${(size * 0.74).toFixed(1)}"/></g>`;
  });
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${parts.join('')}</g>`;
}

/** Rods and chains as a light drawing: the home page's picture. */
export function drawCells(random: Random): string {
  const groups = layers.map((layer, index) => {
    const filter = layer.blur ? ` filter="url(#blur${index})"` : '';
    const rods = Array.from({ length: layer.count }, () => rod(random, layer));
    return `<g opacity="${layer.opacity}"${filter}>${rods.join('')}</g>`;
  });
  const filters = layers.map(({ blur }, index) =>
    blur ? `<filter id="blur${index}"><feGaussianBlur stdDeviation="${blur}"/></filter>` : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${filters.join('')}</defs><rect width="${width}" height="${height}" fill="#0d1a15"/><g fill="none" stroke-linecap="round">${groups.join('')}</g></svg>\n`;
}
