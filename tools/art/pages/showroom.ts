import { defs, f, ink } from '../packs/kit.ts';
import { packAlone } from '../packs/shots.ts';
import { type Random, seededRandom, seedOf } from '../random.ts';

/* Showroom with shelves of sample jars and a table with the products. 1600x900. */

type Item = { slug: string; name: string; x: number; scale: number };

const row: readonly Item[] = [
  { slug: 'lumiday-plum-jelly', name: 'Lumiday Plum Jelly', x: 320, scale: 0.27 },
  { slug: 'lumicell-toner', name: 'Lumicell Rice Toner', x: 545, scale: 0.3 },
  { slug: 'lumiday-post-stick', name: 'Lumiday Post Stick', x: 770, scale: 0.29 },
  { slug: 'lumicell-cream', name: 'Lumicell Cream', x: 1010, scale: 0.23 },
  { slug: 'lumicell-ampoule', name: 'Lumicell Ampoule', x: 1205, scale: 0.27 },
];

const feet: Record<string, number> = {
  'lumicell-cream': 735,
  'lumiday-post-stick': 735,
  'lumiday-plum-jelly': 735,
};

const blurs = [8, 28].map(
  (deviation) =>
    `<filter id="blur${deviation}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="2000" height="1300"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
);

function product({ slug, name, x, scale }: Item): string {
  const y = 664 - (feet[slug] ?? 790) * scale;
  return `<g transform="translate(${f(x - 480 * scale)} ${f(y)}) scale(${scale})">${packAlone(seededRandom(seedOf(slug)), slug, name)}</g>`;
}

function jar(random: Random, x: number, foot: number): string {
  const [wide, high] = [40 + random() * 12, 58 + random() * 26];
  const fill = high * (0.35 + random() * 0.4);
  const tone = ['#dfe3d0', '#efe9d6', '#c9dccd', '#b7d3c2'][Math.floor(random() * 4)] ?? '#dfe3d0';
  return `<g opacity=".92"><rect x="${f(x)}" y="${f(foot - high)}" width="${f(wide)}" height="${f(high)}" rx="5" fill="#fdfdf9" opacity=".75"/><rect x="${f(x + 3)}" y="${f(foot - fill)}" width="${f(wide - 6)}" height="${f(fill - 3)}" rx="3" fill="${tone}"/><rect x="${f(x - 1)}" y="${f(foot - high - 9)}" width="${f(wide + 2)}" height="11" rx="2" fill="${ink.green}"/><path d="M${f(x + 7)} ${f(foot - high + 8)}V${f(foot - 8)}" stroke="#fff" stroke-width="3" opacity=".8"/></g>`;
}

function shelves(random: Random): string {
  const boards = [250, 380].map((y) => {
    const jars = Array.from({ length: 7 }, (_, index) => jar(random, 1030 + index * 76 + random() * 14, y));
    return `<path d="M1010 ${y + 14}H1600V${y + 34}H1010Z" fill="#0d1a15" opacity=".08" filter="url(#blur8)"/>${jars.join('')}<rect x="1010" y="${y}" width="590" height="9" fill="#c9cabd"/>`;
  });
  return boards.join('');
}

export function drawShowroom(random: Random): string {
  const light =
    '<g filter="url(#blur28)"><path d="M150 60L560 20V470L150 560Z" fill="#fffef8" opacity=".95"/><path d="M640 12L800 -4V420L640 452Z" fill="#fffef8" opacity=".75"/></g><path d="M352 20V560M150 300L560 236" stroke="#e2e1d5" stroke-width="9" opacity=".8" filter="url(#blur8)"/>';
  const lamps = [430, 770, 1110].map(
    (x) =>
      `<path d="M${x} 0V112" stroke="${ink.night}" stroke-width="2.4"/><path d="M${x - 44} 152a44 44 0 0 1 88 0z" fill="${ink.green}"/><ellipse cx="${x}" cy="152" rx="44" ry="6" fill="#fff8dc"/>`,
  );
  const table = `<path d="M150 640H1420L1500 706H70Z" fill="#e9e4d3"/><path d="M150 640H1420" stroke="#fbf8ec" stroke-width="2"/><path d="M70 706H1500V728H70Z" fill="#cfc8b2"/><path d="M132 728h22V900h-22zM1416 728h22V900h-22z" fill="#b7b09a"/><path d="M154 728H1416V744H154Z" fill="#0d1a15" opacity=".12" filter="url(#blur8)"/>`;
  const floor =
    '<rect y="600" width="1600" height="300" fill="#dcdbd0"/><path d="M0 600H1600" stroke="#cfd0c4" stroke-width="3"/><ellipse cx="800" cy="880" rx="800" ry="60" fill="#0d1a15" opacity=".13" filter="url(#blur28)"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${defs}<defs>${blurs.join('')}</defs><rect width="1600" height="900" fill="#ecebe1"/>${light}${floor}${shelves(random)}${table}${row.map(product).join('')}${lamps.join('')}</svg>`;
}
