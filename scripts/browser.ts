import { existsSync } from 'node:fs';

/** Debian's packages of Chromium. The headless shell draws no window and needs a third less time. */
const installed = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  chromium: '/usr/bin/chromium',
};

export const browserPackage = 'chromium-headless-shell';

export function hasBrowserPackage(): boolean {
  return existsSync(installed[browserPackage]);
}

export function findBrowser(): string | undefined {
  return Object.values(installed).find((path) => existsSync(path));
}
