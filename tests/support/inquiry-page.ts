import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { query } from './databases.ts';
import { databaseUrl, expect } from './fixtures.ts';
import { until } from './until.ts';
import { newVisitor } from './visitor.ts';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export function newFile(name: string, buffer: Buffer = pdf) {
  return { name, mimeType: 'application/octet-stream', buffer };
}

/** The path of a file of zeros. Playwright sends files that it gets in memory through its protocol, slowly. */
export function fileOnDisk(name: string, size = 1_000): string {
  const path = join(mkdtempSync(join(tmpdir(), 'site-upload-')), name);
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
}

export async function fillInquiry(page: Page, subject: string): Promise<void> {
  await page.getByRole('radio', { name: 'Partnership' }).check();
  await page.getByLabel('Brand or company name').fill('Aurora Cosmetics');
  await page.getByLabel('Email').fill(newVisitor().email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Inquiry' }).fill('Typed values stay.');
  await page.getByLabel('I agree to the use').check();
}

export async function untilFormIsOldEnough(page: Page): Promise<void> {
  const timestamp = await page.locator('input[name=timestamp]').inputValue();
  const issued = Number.parseInt(timestamp.split('.')[1] ?? '', 36);
  expect(issued).toBeGreaterThan(0);
  await until(() => Date.now() > issued + 1_000);
}

export async function countInquiries(subject: string): Promise<number> {
  return (await query(databaseUrl(), 'select 1 from contacts where subject = $1', [subject])).length;
}

export async function storedFiles(subject: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    databaseUrl(),
    'select f.name from files f join contacts c on c.id = f.contact_id where c.subject = $1 order by f.position',
    [subject],
  );
  return rows.map(({ name }) => name);
}
