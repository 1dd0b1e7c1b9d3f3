import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

sharp.concurrency(1);

const largest = 45_000;

/** Writes RGB bytes as AVIF: at this quality, or less where the picture would be too heavy. Returns its bytes. */
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

/** An SVG drawing as RGB bytes. */
export async function renderSvg(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}
