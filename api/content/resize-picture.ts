import type { Metadata } from 'sharp';
import { pictureWidths } from './picture-url.ts';

/** A photo of 50 megapixels takes some 200 MB while it is turned. */
const maxPixels = 60_000_000;
const quality = 55;

export type ResizedPicture = { width: number; height: number; bytes: Buffer };

/** AVIF that `content export` wrote is stored as it is: encoding it again would lose quality. */
function isReady({ compression, exif, icc, xmp, width, orientation }: Metadata): boolean {
  const isPlain = !(exif || icc || xmp || (orientation ?? 1) > 1);
  return compression === 'av1' && isPlain && width <= pictureWidths.full;
}

/** AVIF in two sizes, the larger last. Never enlarges. Rotates the picture by its EXIF data and drops all metadata. */
export async function resizePicture(bytes: Buffer): Promise<ResizedPicture[]> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const original = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const metadata = await original.metadata();
  const { autoOrient } = metadata;
  const widths = new Set(Object.values(pictureWidths).map((width) => Math.min(width, autoOrient.width)));
  const sizes: ResizedPicture[] = [];
  for (const width of widths) {
    const { data, info } = await original
      .clone()
      .resize({ width })
      .avif({ quality })
      .toBuffer({ resolveWithObject: true });
    const stored = isReady(metadata) && width === metadata.width ? bytes : data;
    sizes.push({ width: info.width, height: info.height, bytes: stored });
  }
  return sizes;
}
