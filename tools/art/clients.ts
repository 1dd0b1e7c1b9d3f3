import { seededRandom, seedOf } from './random.ts';

const grey = '#57625c';

const signs = [
  '<circle cx="20" cy="20" r="17" fill="none" stroke-width="4"/><path d="M20 3a17 17 0 0 1 0 34z" stroke="none"/>',
  '<path d="M3 30a17 17 0 0 1 34 0z" stroke="none"/><path d="M3 36h34" stroke-width="3.4"/>',
  '<path d="M4 34C4 16 16 6 36 5 36 24 26 34 4 34z" stroke="none"/><path d="M4 34L22 17" stroke="#fff" stroke-width="2.6"/>',
  '<path d="M3 33L15 9l8 14 5-8 9 18z" stroke="none"/>',
  '<path d="M4 14q8-8 16 0t16 0M4 24q8-8 16 0t16 0M4 34q8-8 16 0t16 0" fill="none" stroke-width="3.6"/>',
  '<path d="M20 3l17 17-17 17L3 20z" fill="none" stroke-width="3.6"/><circle cx="20" cy="20" r="5.5" stroke="none"/>',
  '<path d="M6 36V18a14 14 0 0 1 28 0v18" fill="none" stroke-width="3.6"/><path d="M20 36V20" stroke-width="3.6"/>',
  '<circle cx="12" cy="12" r="8" stroke="none"/><circle cx="28" cy="12" r="8" fill="none" stroke-width="3"/><circle cx="12" cy="28" r="8" fill="none" stroke-width="3"/><circle cx="28" cy="28" r="8" stroke="none"/>',
  '<path d="M20 2v36M5 11l30 18M35 11L5 29" stroke-width="3.6"/>',
  '<path d="M4 4h14v14H4zM22 22h14v14H22z" stroke="none"/><path d="M23.6 5.6h10.8v10.8H23.6zM5.6 23.6h10.8v10.8H5.6z" fill="none" stroke-width="3.2"/>',
  '<path d="M31 8A15 15 0 1 0 31 32 12 12 0 1 1 31 8z" stroke="none"/>',
  '<path d="M4 36L20 4l16 32M11 24h18" fill="none" stroke-width="3.8" stroke-linejoin="round"/>',
  '<path d="M3 20C10 6 30 6 37 20 30 34 10 34 3 20z" fill="none" stroke-width="3.6"/><circle cx="20" cy="20" r="6" stroke="none"/>',
  '<path d="M8 4v32M17 12v24M26 4v32M35 18v18" stroke-width="4.4" stroke-linecap="round"/>',
] as const;

const faces = [
  {
    family: "Pretendard,'Noto Sans CJK KR','Noto Sans',Helvetica,Arial,sans-serif",
    weight: 700,
    spacing: -0.4,
    advance: 12.4,
  },
  {
    family: "Pretendard,'Noto Sans CJK KR','Noto Sans',Helvetica,Arial,sans-serif",
    weight: 400,
    spacing: 0.4,
    advance: 12,
  },
  {
    family: "'Noto Serif CJK KR','Noto Serif',Georgia,'Times New Roman',serif",
    weight: 700,
    spacing: 0,
    advance: 12.6,
  },
] as const;

function linesOf(name: string): [string, string] {
  const words = name.split(' ');
  const lead = words.length === 3 ? 2 : 1;
  return [words.slice(0, lead).join(' '), words.slice(lead).join(' ')];
}

/** Between two marks, so that a box of another shape shows no neighbour. */
const pitch = 200;

/** `order` spreads the signs so that neighbours differ. */
function drawClient(key: string, name: string, order: number): string {
  const random = seededRandom(seedOf(key));
  const sign = signs[order % signs.length] ?? signs[0];
  const { family, weight, spacing, advance } = faces[Math.floor(random() * faces.length)] ?? faces[0];
  const [first, second] = linesOf(name);
  const width = Math.ceil(68 + Math.max(first.length * advance, second.length * 7.6) + 12);
  const top = order * pitch;
  const rest = second
    ? `<text x="64" y="${top + 49}" font-size="14" letter-spacing=".3" font-family="${family}">${second}</text>`
    : '';
  return `<view id="${key}" viewBox="0 ${top} ${width} 64" preserveAspectRatio="xMinYMid"/><g stroke="${grey}" transform="translate(8 ${top + 12})">${sign}</g><text x="64" y="${top + (second ? 30 : 39)}" font-size="22" font-weight="${weight}" letter-spacing="${spacing}" font-family="${family}">${first}</text>${rest}\n`;
}

/** All marks in one file, each a view, so that a page requests one file for all. */
export function drawClients(clients: readonly { key: string; name: string }[]): string {
  const marks = clients.map(({ key, name }, order) => drawClient(key, name, order));
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="${grey}">\n${marks.join('')}</svg>\n`;
}
