import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/browser.ts';

/* Pictures of docs/staff.ko.md: the built site with the sample data of `npm run staff:sample`, as an owner sees it. */

const root = resolve(import.meta.dirname, '../..');
const target = join(root, 'docs/images/staff');
const only = process.argv[2] ?? '';
const port = '3987';
const origin = `http://localhost:${port}`;

type Picture = { path: string; height?: number; open?: (page: Page) => Promise<void> };

const openFirst = async (page: Page): Promise<void> => {
  const link = page.getByRole('table').getByRole('rowheader').first().getByRole('link');
  const path = new URL((await link.getAttribute('href')) ?? '', origin);
  await page.goto(path.href, { waitUntil: 'networkidle' });
};

const pictures: Record<string, Picture> = {
  home: { path: '' },
  inbox: { path: '/inbox' },
  inquiry: { path: '/inbox', open: openFirst, height: 1000 },
  content: { path: '/content' },
  pharmacies: { path: '/pharmacies' },
  import: { path: '/pharmacies/import', height: 560 },
  terms: { path: '/terms' },
  requests: { path: '/requests' },
  request: { path: '/requests', open: openFirst },
  messages: { path: '/messages' },
  records: { path: '/records' },
  people: { path: '/people', height: 640 },
  settings: { path: '/settings' },
  account: { path: '/account' },
};

async function waitUntilReady(site: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && site.exitCode === null; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error('The site did not start. Run `npm run build` first.');
}

/** Signs the owner of the sample data in. */
async function signIn(page: Page, env: NodeJS.ProcessEnv): Promise<void> {
  const command = spawnSync(process.execPath, ['scripts/command.ts', 'staff:sample'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const [, email = '', password = '', code = ''] =
    /^(\S+) \(owner\)\s+password: +(\S+)\s[\s\S]*?each once: +(\S+)/m.exec(command.stdout) ?? [];
  if (email === '') throw new Error(`No sample data: ${command.stdout}${command.stderr}`);
  await page.goto(`${origin}/admin/login?lang=ko-KR`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="code"]').fill(code);
  await page.locator('main form button[type="submit"]').first().click();
  await page.getByRole('navigation').first().waitFor();
}

async function write(page: Page, name: string, { path, height = 800, open }: Picture): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  await page.goto(`${origin}/admin${path}?lang=ko-KR`, { waitUntil: 'networkidle' });
  await open?.(page);
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
  writeFileSync(join(target, `${name}.webp`), bytes);
  console.log(`${name}.webp ${(bytes.length / 1000).toFixed(1)} KB`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'dashboard-pictures-'));
const env = {
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  SITE_URL: origin,
  PORT: port,
  ALLOW_MISSING_COMPANY_FACTS: 'on',
};
const site = spawn(process.execPath, ['.output/server/index.mjs'], { cwd: root, env, stdio: 'ignore' });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await waitUntilReady(site);
  mkdirSync(target, { recursive: true });
  const page = await browser.newPage({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await signIn(page, env);
  for (const [name, picture] of Object.entries(pictures))
    if (name.includes(only)) await write(page, name, picture);
} finally {
  await browser.close();
  site.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
