import { between, pick, type Random } from './random.ts';

const size = 480;

type Ground = { ground: string; far: string; near: string; words: string };

const grounds: readonly [Ground, ...Ground[]] = [
  { ground: '#0d1a15', far: '#1b5c45', near: '#2f9a72', words: '#f8f7f2' },
  { ground: '#0c4a37', far: '#176048', near: '#58b48f', words: '#f8f7f2' },
  { ground: '#dfe6dc', far: '#bdd3c4', near: '#5f9f82', words: '#0c4a37' },
  { ground: '#f0efe7', far: '#d3e0d5', near: '#7fb79b', words: '#0d1a15' },
];

function chain(random: Random, radius: number): string {
  const cells = 1 + Math.floor(random() * 4);
  const length = radius * between(random, 1.4, 2.4);
  let x = 0;
  let turn = 0;
  const parts = Array.from({ length: cells }, () => {
    const cell = `<path d="M0 0h${length.toFixed(1)}" transform="translate(${x.toFixed(1)} 0) rotate(${turn.toFixed(1)})"/>`;
    x += length + radius * 2.2;
    turn += between(random, -9, 9);
    return cell;
  });
  const place = `translate(${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}) rotate(${(random() * 360).toFixed(1)})`;
  return `<g transform="${place}">${parts.join('')}</g>`;
}

function layer(
  random: Random,
  colour: string,
  radius: number,
  count: number,
  opacity: number,
  filter = '',
): string {
  const chains = Array.from({ length: count }, () => chain(random, radius)).join('');
  return `<g stroke="${colour}" stroke-width="${(radius * 2).toFixed(1)}" opacity="${opacity}"${filter}>${chains}</g>`;
}

/** One letter each of surname and given name: "Seo Ji-an, PhD" gives "SJ". */
function initialsOf(name: string): string {
  const [bare = ''] = name.split(',');
  return bare
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);
}

export function drawPerson(random: Random, name: string): string {
  const { ground, far, near, words } = pick(random, grounds);
  const blurred = ' filter="url(#b)"';
  const texture = [
    layer(random, far, 34, 9, 0.9, blurred),
    layer(random, near, 15, 9, 0.32, ' filter="url(#c)"'),
    layer(random, near, 8.5, 10, 0.62),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs><filter id="b"><feGaussianBlur stdDeviation="12"/></filter><filter id="c"><feGaussianBlur stdDeviation="4"/></filter><linearGradient id="g" x1="0" y1="1" x2=".55" y2=".25"><stop offset=".15" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="${size}" height="${size}" fill="${ground}"/><g fill="none" stroke-linecap="round">${texture}</g><rect width="${size}" height="${size}" fill="url(#g)"/><text x="36" y="${size - 44}" font-family="Pretendard,'Noto Sans CJK KR','Noto Sans',Helvetica,Arial,sans-serif" font-size="132" font-weight="700" letter-spacing="-5" fill="${words}">${initialsOf(name)}</text></svg>\n`;
}
