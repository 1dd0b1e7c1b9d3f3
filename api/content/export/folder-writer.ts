import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { stringify } from 'yaml';
import type { Transaction } from '#api/db/database.ts';
import { type FileOwner, readChunks, readFiles } from '#api/services/attachments.ts';
import { readPicture } from '#api/services/pictures.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import type { Locale } from '#contract/locales.ts';
import { type FieldValue, fileReferenceSchema, type ItemContent } from '#contract/staff-content.ts';
import { type ItemKind, kindFields } from '#contract/staff-content-fields.ts';
import { inBatches } from '../changes.ts';
import { findContentFile } from '../content-files.ts';
import { listKeys } from '../items/list-keys.ts';
import { loadItems } from '../items/load-items.ts';
import type { StoredItem } from '../items/stored-item.ts';
import { pictureId } from '../pictures.ts';

const storedPicture = /\/api\/v1\/pictures\/[0-9a-f]{32}-\d{1,4}x\d{1,5}\.avif/g;

const pictureFields = new Set(
  Object.values(kindFields).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { type }]) => (type === 'picture' ? [name] : [])),
  ),
);

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

  async writeList(path: string, list: readonly unknown[]): Promise<void> {
    if (list.length > 0) await this.writeYaml(path, list);
  }

  async writeLanguage(folder: string, locale: Locale, front: object, body: string | null): Promise<void> {
    const text = body === null ? '' : `\n${await this.#withStoredPictures(folder, body)}\n`;
    await this.#write(join(folder, `${locale}.md`), `---\n${yamlOf(front)}---\n${text}`);
  }

  async writeLanguages(folder: string, { languages }: ItemContent): Promise<void> {
    for (const [locale, { body = null, file: _file, ...front }] of Object.entries(languages))
      if (v.is(localeSchema, locale))
        await this.writeLanguage(folder, locale, front, body === null ? null : String(body));
  }

  async withPictures(
    folder: string,
    fields: Record<string, FieldValue>,
    prefix = '',
  ): Promise<Record<string, FieldValue>> {
    const written = { ...fields };
    for (const [name, url] of Object.entries(fields)) {
      if (!pictureFields.has(name) || typeof url !== 'string') continue;
      const file = await this.writePicture(folder, url);
      written[name] = file === url ? url : prefix + file;
    }
    return written;
  }

  async writeStoredFile(path: string, reference: FieldValue | undefined): Promise<void> {
    const { sha256 } = v.parse(fileReferenceSchema, reference);
    const file = await findContentFile(this.#tx, sha256);
    if (!file) throw new Error(`${path} is not stored`);
    await this.#write(path, await readChunks(this.#tx, file.id));
  }

  /** @returns the file's name in `folder`, or the path of the site as it is */
  async writePicture(folder: string, url: string): Promise<string> {
    const picture = await readPicture(this.#tx, url);
    if (!picture) return url;
    const name = `${pictureId(picture)}.avif`;
    await this.#write(join(folder, name), picture);
    return name;
  }

  async #withStoredPictures(folder: string, text: string): Promise<string> {
    let written = text;
    for (const url of new Set(text.match(storedPicture)))
      written = written.replaceAll(url, await this.writePicture(folder, url));
    return written;
  }

  async writeFiles(owner: FileOwner, nameOf: (name: string) => string): Promise<void> {
    for await (const { name, bytes } of readFiles(this.#tx, owner)) await this.#write(nameOf(name), bytes);
  }
}

/** Writes all items of a kind, some hundred at a time. @returns how many */
export async function exportBatches(
  tx: Transaction,
  kind: ItemKind,
  write: (item: StoredItem, index: number) => Promise<void>,
): Promise<number> {
  const keys = await listKeys(tx, kind);
  let written = 0;
  for (const batch of inBatches(keys))
    for (const item of await loadItems(tx, kind, batch)) {
      await write(item, written);
      written += 1;
    }
  return written;
}
