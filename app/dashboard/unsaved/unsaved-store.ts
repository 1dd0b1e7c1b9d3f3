import * as v from 'valibot';
import { openDraftStorage } from '#app/forms/draft-storage.ts';

/* Unsaved input of staff in this browser: it survives a closed tab, an ended session and a lost connection. */

const prefix = 'staff/unsaved/';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const maxCharacters = 1_000_000;

const entrySchema = v.object({
  version: v.literal(1),
  savedAt: v.pipe(v.number(), v.safeInteger()),
  base: v.string(),
  value: v.unknown(),
});

const textSchema = v.pipe(v.string(), v.maxLength(maxCharacters), v.parseJson(), entrySchema);

export type Unsaved<TValue> = { savedAt: number; base: string; value: TValue };

/** Names an item of one person of staff, such as `12/answer/LB-2026-0001`. */
export function unsavedName(staffId: number, item: string): string {
  return `${prefix}${staffId}/${item}`;
}

function removeOld(storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>, now: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) {
    if (!name?.startsWith(prefix)) continue;
    const entry = v.safeParse(textSchema, storage.getItem(name));
    if (!entry.success || now - entry.output.savedAt > maxAgeMs) storage.removeItem(name);
  }
}

export function readUnsaved<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
): Unsaved<v.InferOutput<TSchema>> | undefined {
  const storage = openDraftStorage('localStorage');
  if (!storage) return undefined;
  removeOld(storage, Date.now());
  const entry = v.safeParse(textSchema, storage.getItem(name));
  if (!entry.success) return undefined;
  const value = v.safeParse(schema, entry.output.value);
  return value.success ? { ...entry.output, value: value.output } : undefined;
}

export function writeUnsaved(name: string, base: string, value: unknown): boolean {
  const text = JSON.stringify({ version: 1, savedAt: Date.now(), base, value });
  try {
    if (text.length > maxCharacters) return false;
    const storage = openDraftStorage('localStorage');
    storage?.setItem(name, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

export function removeUnsaved(name: string): void {
  openDraftStorage('localStorage')?.removeItem(name);
}
