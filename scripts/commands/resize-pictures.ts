import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metadata } from 'sharp';
import { pictureWidths } from '#api/content/picture-url.ts';
import { pictureId, pictureName } from '#api/content/pictures.ts';
import { parseEnv } from '#config/env.ts';

const maxPixels = 100_000_000;
const quality = 55;

/** Attachments in `files` folders stay as they are. */
function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && pictureName.test(entry.name) && !/[\\/]files$/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** AVIF that `content export` wrote is stored as it is: encoding it again would lose quality. */
function isReady({ compression, exif, icc, xmp, width, orientation }: Metadata): boolean {
  const isPlain = !(exif || icc || xmp || (orientation ?? 1) > 1);
  return compression === 'av1' && isPlain && width <= pictureWidths.full;
}

/** Never enlarges. Turns the picture as its EXIF data says and drops all metadata. */
async function resizePicture(bytes: Buffer, folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const id = pictureId(bytes);
  const original = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const metadata = await original.metadata();
  const { autoOrient } = metadata;
  const widths = new Set(Object.values(pictureWidths).map((width) => Math.min(width, autoOrient.width)));
  for (const width of widths) {
    const { data, info } = await original
      .clone()
      .resize({ width })
      .avif({ quality })
      .toBuffer({ resolveWithObject: true });
    const stored = isReady(metadata) && width === metadata.width ? bytes : data;
    writeFileSync(join(folder, `${id}-${info.width}x${info.height}.avif`), stored);
  }
}

/** Passes a folder with AVIF files of the content's pictures, and removes it. The site that stores them has no image library. */
export async function withResizedPictures(
  folder: string,
  use: (resized: string | undefined) => Promise<void>,
): Promise<void> {
  const pictures = picturesIn(folder);
  if (pictures.length === 0) return use(undefined);
  const dataDir = resolve(parseEnv(process.env).DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const resized = mkdtempSync(join(dataDir, 'pictures-'));
  try {
    for (const file of pictures) {
      const bytes = readFileSync(file);
      try {
        await resizePicture(bytes, resized);
      } catch (error) {
        // The command that applies the folder reports it, with the line that names the picture.
        writeFileSync(join(resized, `${pictureId(bytes)}.error`), String(error));
      }
    }
    await use(resized);
  } finally {
    rmSync(resized, { recursive: true, force: true });
  }
}
