import { f, ink } from '../packs/kit.ts';
import { between, type Random } from '../random.ts';

/* Plan of the showroom: shelves, test bench, blending bench and table. 1600x900, about 1 m to 100 px. */

const line = `fill="none" stroke="${ink.green}" stroke-width="2.4"`;
const thin = `fill="none" stroke="${ink.green}" stroke-width="1.2" opacity=".55"`;
const tint = `fill="${ink.lively}" opacity=".13"`;
const [left, top, right, bottom] = [150, 96, 1450, 804] as const;

function rect(x: number, y: number, wide: number, high: number, look: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${radius}" ${look}/>`;
}

function circle(x: number, y: number, radius: number, look: string): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" ${look}/>`;
}

function walls(): string {
  const shell = `M${left} ${top}H${right}V${bottom}H1376M1246 ${bottom}H${left}V700M${left} 520V400M${left} 220V${top}`;
  const windows = [220, 520].map((y) => `<path d="M${left - 7} ${y}h14v180h-14zM${left} ${y}v180" ${line}/>`);
  const entrance = `<path d="M1376 ${bottom}V674" ${line}/><path d="M1376 674A130 130 0 0 0 1246 ${bottom}" stroke-dasharray="9 7" ${thin}/><path d="M1311 868V832m-11 13 11-13 11 13" ${line}/>`;
  return `<path d="${shell}" fill="none" stroke="${ink.green}" stroke-width="15" stroke-linecap="square"/>${windows.join('')}${entrance}`;
}

/** Specimen jars from above, and the screen for microscope footage. */
function shelves(random: Random): string {
  const jars = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [238 + (index % 12) * 62, index < 12 ? 130 : 174];
    const radius = between(random, 11, 16);
    return `${circle(x, y, radius, tint)}${circle(x, y, radius, line)}${circle(x, y, radius * 0.45, thin)}`;
  });
  const screen = `${rect(1056, 112, 250, 14, `fill="${ink.green}"`)}<path d="M1056 132 1010 250H1352L1306 132" stroke-dasharray="4 8" ${thin}/>`;
  return `${rect(200, 104, 760, 44, line)}${rect(200, 150, 760, 44, line)}${jars.join('')}${screen}`;
}

function stools(xs: readonly number[], y: number): string {
  return xs.map((x) => `${circle(x, y, 24, tint)}${circle(x, y, 24, line)}`).join('');
}

/** Scale, stirrer, pH meter and viscometer. */
function testBench(): string {
  const scale = `${rect(372, 376, 84, 92, line, 8)}${circle(414, 412, 28, line)}${rect(392, 448, 44, 12, thin)}`;
  const stirrer = `${rect(496, 380, 80, 80, line, 10)}${circle(536, 420, 27, tint)}${circle(536, 420, 27, line)}<path d="M522 434 550 406" ${line}/>`;
  const meter = `${rect(694, 384, 62, 76, line, 6)}${rect(704, 394, 42, 24, thin)}<path d="M756 422q26-2 32 14" ${line}/>${circle(800, 446, 19, line)}`;
  const viscometer = `${rect(856, 380, 58, 58, line, 6)}${circle(885, 409, 16, line)}<path d="M885 438v24m-16 0h32" ${line}/>`;
  return `${rect(330, 352, 620, 138, tint)}${rect(330, 352, 620, 138, line)}${scale}${stirrer}${meter}${viscometer}${stools([414, 556, 714, 872], 312)}${stools([414, 556, 714, 872], 530)}`;
}

function blendingBench(): string {
  const sink = `${rect(248, 736, 116, 52, line, 12)}${circle(306, 762, 6, line)}<path d="M306 716v22" ${line}/>`;
  const beakers = [430, 484, 730, 784, 838].map(
    (x, index) =>
      `${circle(x, 762, 14 + (index % 3) * 4, tint)}${circle(x, 762, 14 + (index % 3) * 4, line)}`,
  );
  const mixer = `${rect(874, 726, 76, 70, line, 8)}${circle(912, 761, 26, line)}${circle(912, 761, 9, thin)}`;
  return `${rect(200, 718, 780, 78, tint)}${rect(200, 718, 780, 78, line)}${sink}${beakers.join('')}${mixer}${stools([430, 600, 770], 676)}`;
}

function table(): string {
  const chairs = [1090, 1180, 1270].flatMap((x) => [
    `${rect(x - 29, 318, 58, 48, tint, 12)}${rect(x - 29, 318, 58, 48, line, 12)}<path d="M${x - 22} 310h44" ${line}/>`,
    `${rect(x - 29, 534, 58, 48, tint, 12)}${rect(x - 29, 534, 58, 48, line, 12)}<path d="M${x - 22} 590h44" ${line}/>`,
  ]);
  const papers = [
    [1076, 396],
    [1262, 396],
    [1076, 462],
    [1262, 462],
  ].map(
    ([x = 0, y = 0]) =>
      `${rect(x, y, 30, 42, line)}<path d="M${x + 7} ${y + 12}h16m-16 9h16m-16 9h10" ${thin}/>`,
  );
  return `${rect(1034, 378, 292, 144, tint, 20)}${rect(1034, 378, 292, 144, line, 20)}${papers.join('')}${chairs.join('')}`;
}

export function drawShowroom(random: Random): string {
  const grid = `${Array.from({ length: 39 }, (_, index) => `M${index * 40 + 40} 0V900`).join('')}${Array.from({ length: 22 }, (_, index) => `M0 ${index * 40 + 40}H1600`).join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${ink.paper}"/><path d="${grid}" fill="none" stroke="#dcddd4" stroke-width="1" opacity=".7"/><g stroke-linejoin="round">${walls()}${shelves(random)}${testBench()}${blendingBench()}${table()}</g></svg>`;
}
