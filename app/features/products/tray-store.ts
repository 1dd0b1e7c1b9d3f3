import { useSyncExternalStore } from 'react';

/* Slugs of the chosen materials, in this browser only. Without access to its storage they last as long as the page. */

const storageKey = 'materials';
const none: readonly string[] = [];
const maxPicked = 20;
const listeners = new Set<() => void>();

let codes: readonly string[] | undefined;

function parse(text: string | null): readonly string[] {
  const found = (text ?? '').split(',').filter((code) => /^[A-Za-z0-9-]{1,40}$/.test(code));
  return [...new Set(found)].slice(0, maxPicked);
}

function read(): readonly string[] {
  if (!codes) {
    try {
      codes = parse(localStorage.getItem(storageKey));
    } catch {
      codes = none;
    }
  }
  return codes;
}

function notify(next: readonly string[] | undefined): void {
  codes = next;
  for (const listener of listeners) listener();
}

export function setTray(next: readonly string[]): void {
  notify(next.slice(0, maxPicked));
  try {
    localStorage.setItem(storageKey, next.join());
  } catch {
    // Full, or refused by the browser.
  }
}

export function toggleInTray(code: string): void {
  const before = read();
  setTray(before.includes(code) ? before.filter((one) => one !== code) : [...before, code]);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === null) notify(undefined);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** Empty on the server and until hydration. */
export function useTray(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}
