import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Transaction } from '#api/db/database.ts';
import { type FileOwner, readFiles } from '#api/services/attachments.ts';
import { readPicture } from '#api/services/pictures.ts';
import type { Locale } from '#contract/locales.ts';
import { pictureId } from '../pictures.ts';

const storedPicture = /\/api\/v1\/pictures\/[0-9a-f]{32}-\d{1,4}x\d{1,5}\.avif/g;

const yamlOf = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** Writes the files of a content folder, and the stored files and pictures that they name. */
export class FolderWriter {
  readonly #tx: Transaction;
  readonly #root: string;

  constructor(tx: Transaction, root: string) {
    this.#tx = tx;
    this.#root = root;
  }

  async #write(path: string, content: string | Buffer): Promise<void> {
    const file = join(this.#root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  async writeYaml(path: string, value: unknown): Promise<void> {
    await this.#write(path, yamlOf(value));
  }

  /** A list without entries gets no file. */
  async writeList(path: string, list: readonly unknown[]): Promise<void> {
    if (list.length > 0) await this.writeYaml(path, list);
  }

  async writeLanguage(folder: string, locale: Locale, front: object, body: string | null): Promise<void> {
    const text = body === null ? '' : `\n${await this.#withPictures(folder, body)}\n`;
    await this.#write(join(folder, `${locale}.md`), `---\n${yamlOf(front)}---\n${text}`);
  }

  /** @returns the file's name in `folder`, or the path of the site as it is */
  async writePicture(folder: string, url: string): Promise<string> {
    const picture = await readPicture(this.#tx, url);
    if (!picture) return url;
    const name = `${pictureId(picture)}.avif`;
    await this.#write(join(folder, name), picture);
    return name;
  }

  async #withPictures(folder: string, text: string): Promise<string> {
    let written = text;
    for (const url of new Set(text.match(storedPicture)))
      written = written.replaceAll(url, await this.writePicture(folder, url));
    return written;
  }

  /** @param nameOf the path in the content folder */
  async writeFiles(owner: FileOwner, nameOf: (name: string) => string): Promise<void> {
    for await (const { name, bytes } of readFiles(this.#tx, owner)) await this.#write(nameOf(name), bytes);
  }
}
