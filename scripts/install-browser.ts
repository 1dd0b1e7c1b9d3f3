import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPackage, findBrowser, hasBrowserPackage } from './browser.ts';

/* Installs a browser for the tests: Debian's package as root, otherwise Playwright's own where there is none. */

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

if (!hasBrowserPackage()) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', browserPackage], { stdio: 'ignore', env });
  }
  if (!findBrowser() && spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status !== 0) {
    console.error(`A browser is missing: install the package ${browserPackage}`);
    process.exit(1);
  }
}
