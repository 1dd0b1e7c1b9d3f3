import { color } from '#app/styles/tokens.ts';
import { type Chamber, cellPath, cellRadius, side } from './chamber.ts';

const width = side * 100;

export function chamberPicture(chamber: Chamber, framed: number): string {
  const lines = Array.from({ length: side - 1 }, (_, index) => (index + 1) * 100)
    .map((at) => `M${at} 0V${width}M0 ${at}H${width}`)
    .join('');
  const stroke = `d="${cellPath(chamber)}" fill="none" stroke-linecap="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${width}" height="${width}">`,
    `<rect width="${width}" height="${width}" fill="${color.dark}"/>`,
    `<path ${stroke} stroke="${color.accent}" stroke-opacity=".35" stroke-width="${cellRadius * 260}"/>`,
    `<path ${stroke} stroke="${color.accentOnDark}" stroke-width="${cellRadius * 150}"/>`,
    `<path d="${lines}" fill="none" stroke="${color.darkMuted}" stroke-width=".75"/>`,
    `<rect x="${(framed % side) * 100}" y="${Math.floor(framed / side) * 100}" width="100" height="100"`,
    ` fill="none" stroke="#fff" stroke-width="3"/></svg>`,
  ].join('');
}
