import { useEffect } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { allCommands, type Command, commandStore } from './command-store.ts';
import { hasLetterShortcuts } from './letter-shortcuts.ts';

const codes: Readonly<Record<string, string>> = { '/': 'Slash', '?': 'Shift+Slash' };

/** By position of the key: with a Korean input method the letter J arrives as ㅓ. */
function bindingOf(keys: string): string {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return [...parts, codes[key] ?? (/^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key)].join('+');
}

function isModified(keys: string): boolean {
  return keys.startsWith('$mod+');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  );
}

function isInOverlay(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

function isUsable(event: KeyboardEvent, { keys = '' }: Command): boolean {
  if (keys === '' || isInOverlay(event.target)) return false;
  return isModified(keys) || (hasLetterShortcuts() && !isTyping(event.target));
}

function handle(event: KeyboardEvent): void {
  if (event.isComposing || event.defaultPrevented) return;
  const usable = allCommands(commandStore.getState()).filter((command) => isUsable(event, command));
  // The page's commands come after the frame's: a later one replaces an earlier one with the same keys.
  const bindings = usable.map(({ keys = '', run }) => [
    bindingOf(keys),
    () => {
      event.preventDefault();
      run();
    },
  ]);
  // By default it ignores every key in a field, so Ctrl+S would open the browser's dialog.
  createKeybindingsHandler(Object.fromEntries(bindings), { ignore: ({ repeat }) => repeat })(event);
}

/** Runs the commands of the store by their shortcuts. Once per document. */
export function useShortcuts(): void {
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
