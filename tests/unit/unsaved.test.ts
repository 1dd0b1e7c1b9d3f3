import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readUnsaved,
  removeUnsaved,
  unsavedName,
  writeUnsaved,
} from '#app/dashboard/unsaved/unsaved-store.ts';

const schema = v.object({ text: v.string() });
const name = unsavedName(3, 'answer/Q-7');

function storageOf(entries: Map<string, string>, quota = Number.POSITIVE_INFINITY) {
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => entries.delete(key),
  };
}

describe('unsaved input of staff', () => {
  const entries = new Map<string, string>();

  beforeEach(() => {
    entries.clear();
    vi.stubGlobal('window', { localStorage: storageOf(entries) });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is read again with the revision that it started from', () => {
    expect(writeUnsaved(name, 'r4', { text: '답변' })).toBe(true);
    expect(readUnsaved(name, schema)).toMatchObject({ base: 'r4', value: { text: '답변' } });
    removeUnsaved(name);
    expect(readUnsaved(name, schema)).toBeUndefined();
  });

  it('is not shown to another person of staff', () => {
    writeUnsaved(name, 'r4', { text: '답변' });
    expect(readUnsaved(unsavedName(4, 'answer/Q-7'), schema)).toBeUndefined();
  });

  it('of another shape is not read', () => {
    writeUnsaved(name, 'r4', { content: 1 });
    expect(readUnsaved(name, schema)).toBeUndefined();
  });

  it('ends after 30 days, also when another item is read', () => {
    vi.useFakeTimers({ now: Date.parse('2026-10-01') });
    writeUnsaved(name, 'r4', { text: '답변' });
    vi.setSystemTime(Date.parse('2026-11-01'));
    expect(readUnsaved(unsavedName(3, 'note/Q-8'), schema)).toBeUndefined();
    expect(entries.size).toBe(0);
  });

  it('reports a browser without room', () => {
    vi.stubGlobal('window', { localStorage: storageOf(entries, 10) });
    expect(writeUnsaved(name, 'r4', { text: 'longer than ten' })).toBe(false);
  });
});
