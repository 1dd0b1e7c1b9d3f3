import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandRods } from '#app/components/layout/brand-rods.ts';

/** `corner` rounds the field, in units of 64. */
function drawMark(corner: number): string {
  const { width, long, short } = brandRods;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="#0c4a37"/><g transform="translate(5.6 5.6) scale(1.32)" fill="none" stroke-linecap="round" stroke-width="${width}"><path d="${long}" stroke="#f8f7f2"/><path d="${short}" stroke="#2cc48c"/></g></svg>\n`;
}

function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Phones round the corners themselves. */
export async function writeIcons(folder: string): Promise<string[]> {
  const rounded = drawMark(13);
  const square = Buffer.from(drawMark(0));
  const png = (svg: Buffer, size: number) =>
    sharp(svg, { density: 72 * (size / 64) * 2 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const files: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(rounded),
    'favicon.ico': wrapIcon(await png(Buffer.from(rounded), 32), 32),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(square, 192),
    'icon-512.png': await png(square, 512),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return Object.keys(files);
}
