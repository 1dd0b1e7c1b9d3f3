function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** As written on the keys, such as `Ctrl+Enter`. Only in the browser. */
export function keyLabel(keys: string): string {
  return keys.replace('$mod', isMac() ? '⌘' : 'Ctrl').replace(/\b[a-z]$/, (letter) => letter.toUpperCase());
}
