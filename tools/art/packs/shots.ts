import type { Random } from '../random.ts';
import { picture } from './kit.ts';
import { lumicell, lumicellCarton } from './lumicell.ts';
import { lumiday, lumidayCarton } from './lumiday.ts';

const zooms: Record<string, number> = {
  'lumicell-ampoule': 1.16,
  'lumicell-cream': 1.26,
  'lumicell-hand-cream': 1.06,
  'lumicell-lotion': 1.22,
  'lumicell-powder-wash': 1.3,
  'lumicell-sheet-mask': 1.2,
  'lumicell-toner': 1.12,
  'lumiday-post-canister': 1.12,
  'lumiday-chewable-tablet': 1.16,
};

/** Field of 960 x 960, without a background. */
function packAlone(random: Random, slug: string, name: string): string {
  const short = name.replace(/^(Lumiday|Lumicell)\s+/, '');
  const shot = slug.startsWith('lumicell')
    ? (lumicell[slug] ?? lumicellCarton)
    : (lumiday[slug] ?? lumidayCarton);
  return shot(random, short);
}

export function packShot(random: Random, slug: string, name: string): string {
  return picture(packAlone(random, slug, name), zooms[slug] ?? 1.08);
}
