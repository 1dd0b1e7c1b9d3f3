import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import MarkdownIt from 'markdown-it';
import { ContentError } from './content-error.ts';
import { isStoredPicture, pictureUrl } from './picture-url.ts';
import sitePictures from './site-pictures.json' with { type: 'json' };
import { suggest } from './suggest.ts';

/** `name`: of the original. */
export type PictureFile = { id: string; name: string; width: number; height: number; bytes: Buffer };

type Resized = { width: number; height: number; file: string };

export const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** 32 hexadecimal digits. */
export function pictureId(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function readResized(folder: string | undefined): Map<string, Resized[]> {
  const list = (folder ? readdirSync(folder) : []).flatMap((name) => {
    const [, id = '', width, height] = /^([0-9a-f]{32})-(\d+)x(\d+)\.avif$/.exec(name) ?? [];
    return id && folder
      ? [{ id, width: Number(width), height: Number(height), file: join(folder, name) }]
      : [];
  });
  return Map.groupBy(list, ({ id }) => id);
}

function hint(reference: string): string {
  const [similar] = suggest(reference, sitePictures);
  return similar ? `, did you mean ${similar}?` : '; put the picture into the folder';
}

function lineOf(file: string, text: string): string {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return index < 0 ? file : `${file}:${index + 1}`;
}

const markdown = new MarkdownIt({ html: false });

function sourcesOf(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((token) => decodeURI(String(token.attrGet('src') ?? '')));
}

/** The pictures of a content folder. `resizedFolder` has their smaller copies, see scripts/commands/resize-pictures.ts. */
export class Pictures {
  readonly #root: string;
  readonly #resized: Map<string, Resized[]>;
  readonly #resizedFolder: string | undefined;
  /** Original by path. */
  readonly #used = new Map<string, string>();
  readonly #stored = new Map<string, string>();

  constructor(root: string, resizedFolder?: string) {
    this.#root = resolve(root);
    this.#resized = readResized(resizedFolder);
    this.#resizedFolder = resizedFolder;
  }

  /** The largest first. */
  #sizesOf(original: string): Resized[] {
    return (this.#resized.get(original) ?? []).toSorted((one, other) => other.width - one.width);
  }

  #reasonOf(id: string): string {
    const file = this.#resizedFolder && join(this.#resizedFolder, `${id}.error`);
    return file && existsSync(file) ? ` (${readFileSync(file, 'utf8')})` : '';
  }

  /** The URL of what `file` names: a path of the site as it is, or a picture beside it. @throws {ContentError} with the line */
  resolve(file: string, reference: string): string {
    const refuse = (reason: string) => new ContentError(`${lineOf(file, reference)}: ${reference} ${reason}`);
    if (/^\/(?!\/)/.test(reference)) {
      if (isStoredPicture(reference)) this.#stored.set(reference, lineOf(file, reference));
      else if (!sitePictures.includes(reference))
        throw refuse(`is no picture of this site${hint(reference)}`);
      return reference;
    }
    if (/^([a-z][a-z+.-]*:|\/\/)/i.test(reference))
      throw refuse('is at another site, which the pages do not show; put the picture into the folder');
    const path = resolve(dirname(file), reference);
    if (!path.startsWith(this.#root + sep)) throw refuse('is outside the folder');
    if (!pictureName.test(path)) throw refuse('is no JPEG, PNG, WebP or AVIF file');
    if (!existsSync(path)) throw refuse('is missing');
    const original = pictureId(readFileSync(path));
    const [largest] = this.#sizesOf(original);
    if (!largest) throw refuse(`cannot be read as a picture${this.#reasonOf(original)}`);
    this.#used.set(path, original);
    return pictureUrl(pictureId(readFileSync(largest.file)), largest);
  }

  /** An entry of a list, with the URL of its `image` or `logo`. @throws {ContentError} with the line */
  resolveFields<TEntry extends object>(file: string, entry: TEntry): TEntry {
    const [name, reference] = Object.entries(entry).find(([key]) => /^(image|logo)$/.test(key)) ?? [];
    return name && typeof reference === 'string'
      ? { ...entry, [name]: this.resolve(file, reference) }
      : entry;
  }

  /** Markdown with the URLs of its pictures. @throws {ContentError} with the line */
  resolveIn(file: string, text: string): string {
    let resolved = text;
    for (const source of new Set(sourcesOf(text))) {
      const url = this.resolve(file, source);
      if (url === source) continue;
      for (const written of [source, encodeURI(source)])
        resolved = resolved.replaceAll(`](${written}`, `](${url}`).replaceAll(`](<${written}>`, `](${url}`);
    }
    const left = sourcesOf(resolved).find((source) => !source.startsWith('/'));
    if (left === undefined) return resolved;
    throw new ContentError(`${lineOf(file, left)}: write the picture as ![description](${left})`);
  }

  /** @throws {ContentError} for a picture that nothing names */
  checkUnused(folder: string): void {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const path = resolve(folder, name);
      if (pictureName.test(name) && !this.#used.has(path))
        throw new ContentError(`${path}: no text and no field names this picture`);
    }
  }

  /** Pictures that an earlier folder or the dashboard stored, by URL with the line that names each. */
  stored(): ReadonlyMap<string, string> {
    return this.#stored;
  }

  /** Pictures that the texts name, in all sizes. */
  used(): PictureFile[] {
    const originals = new Map([...this.#used].map(([path, original]) => [original, basename(path)]));
    return [...originals].flatMap(([original, name]) => {
      const sizes = this.#sizesOf(original).map(({ width, height, file }) => ({
        name,
        width,
        height,
        bytes: readFileSync(file),
      }));
      // The identifier of the file that an export writes: applying the export changes nothing.
      return sizes.map((size, _index, [largest = size]) => ({ id: pictureId(largest.bytes), ...size }));
    });
  }
}
