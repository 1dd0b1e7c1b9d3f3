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
import { pictureId, pictureName } from '#api/content/pictures.ts';
import { resizePicture } from '#api/content/resize-picture.ts';
import { parseEnv } from '#config/env.ts';

/** Attachments in `files` folders stay as they are. */
function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && pictureName.test(entry.name) && !/[\\/]files$/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

async function writeResized(bytes: Buffer, folder: string): Promise<void> {
  const id = pictureId(bytes);
  for (const { width, height, bytes: resized } of await resizePicture(bytes))
    writeFileSync(join(folder, `${id}-${width}x${height}.avif`), resized);
}

/** Passes a folder with AVIF files of the content's pictures, and removes it. */
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
        await writeResized(bytes, resized);
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
