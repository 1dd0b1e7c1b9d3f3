import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

sharp.concurrency(1);

const largest = 45_000;

/** Lowers the quality until the picture fits its size limit. Returns its bytes. */
export async function writeAvif(
  file: string,
  bytes: Buffer,
  { width, height, best = 50 }: { width: number; height: number; best?: number },
): Promise<number> {
  for (let quality = best; ; quality -= 5) {
    const image = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (image.length > largest && quality > 25) continue;
    await writeFile(file, image);
    return image.length;
  }
}

type Size = { width: number; height: number };

export async function shrink(
  bytes: Buffer,
  { width, height }: Size,
  smaller: number,
): Promise<{ bytes: Buffer; size: Size }> {
  const size = { width: smaller, height: Math.round((height * smaller) / width) };
  const small = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(size)
    .raw()
    .toBuffer();
  return { bytes: small, size };
}

export async function renderSvg(svg: string, { width, height }: Size): Promise<Buffer> {
  return await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
