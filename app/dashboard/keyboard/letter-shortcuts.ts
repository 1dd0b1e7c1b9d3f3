/* Shortcuts of one letter can be turned off: speech input would trigger them (WCAG 2.1.4). */

const storageName = 'staff/letter-shortcuts';

export function hasLetterShortcuts(): boolean {
  try {
    return localStorage.getItem(storageName) !== 'off';
  } catch {
    return true;
  }
}

export function setLetterShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(storageName, isOn ? 'on' : 'off');
  } catch {
    // Without a storage they stay on.
  }
}
