import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseEnv } from '../support/base-env.ts';
import { newSeededDataDir } from '../support/databases.ts';

const root = resolve(import.meta.dirname, '../..');
let child: ReturnType<typeof spawn>;
let url: string;

beforeAll(async () => {
  child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'dev', '--port', '0'], {
    cwd: root,
    env: { ...baseEnv(), DATA_DIR: newSeededDataDir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  while (!url) {
    if (child.exitCode !== null) throw new Error(`The development server ended:\n${chunks.join('')}`);
    await new Promise((wake) => setTimeout(wake, 50));
    url = /Local:\s+(http:\/\/\S+?)\/\s/.exec(chunks.join('').replaceAll(/\p{Cc}\[\d+m/gu, ''))?.[1] ?? '';
  }
});

afterAll(async () => {
  child.kill('SIGKILL');
  await once(child, 'exit');
});

/** Milliseconds. In a fresh clone the first page compiles everything, while another test uses the other core. */
const coldStart = 180_000;

it('the development server renders pages and has the API mounted', { timeout: coldStart }, async () => {
  const page = await fetch(`${url}/news?lang=en-US`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<title>News | Lumibiome</title>');
  expect(html).toMatch(/Online shop.{0,200}coming soon/i);
  const api = await fetch(`${url}/api/v1/post/news?size=1`);
  expect(await api.json()).toMatchObject({ page: { size: 1 } });
});
