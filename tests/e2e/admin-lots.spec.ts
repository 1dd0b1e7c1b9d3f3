import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { lotFile, newLot } from '../support/lot-file.ts';
import { siteDatabase } from '../support/members.ts';
import { signInStaff } from '../support/staff-pages.ts';

const number = `LMB07-2611-${randomUUID().slice(0, 8).toUpperCase()}`;

// Another worker may run a test of this file.
test.afterAll(async () => {
  await siteDatabase().execute(sql`delete from lots where number = ${number}`);
});

const csvFile = (text: string) => ({ name: 'lots.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a quality manager imports a lot, and the public page has it at once', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/lots?lang=ko-KR');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '현재 로트 내려받기(CSV)' }).click();
  const template = readFileSync(await (await downloading).path(), 'utf8');
  expect(template).toMatch(/^\ufeff로트 번호,원료 코드,.*시험자 머리글자\r\n/);
  const line = `${number},LMB-07,2026-11-17,2026-11-20,2028-11-16,8.01e12,6,2.9,유세포 분석,FC-02,OJR`;
  const file = page.getByLabel(/^CSV 파일/);
  const check = page.getByRole('button', { name: '파일 확인' });

  await file.setInputFiles(csvFile(`${template}${line.replace('LMB-07,', 'LMB-70,')}\r\n`));
  await check.click();
  await expect(page.getByRole('heading', { name: '오류 1개' })).toBeVisible();
  await expect(page.getByRole('row', { name: /원료 코드/ })).toContainText('없는 원료 코드');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await file.setInputFiles(csvFile(`${template}${line}\r\n`));
  await check.click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('추가');
  await expect(row).toContainText('8.01e12');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: '1건 가져오기' }).click();
  await expect(page.getByRole('heading', { name: '가져왔습니다.' })).toBeVisible();

  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('row', { name: /^시험일/ })).toContainText('2026년 11월 20일');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file of lots is checked, too, and says which lots would be published as failed', async ({
    page,
  }) => {
    await signInStaff(page, 'owner');
    await page.goto('/admin/lots?lang=en-US');
    await page.getByLabel(/^CSV file/).setInputFiles(csvFile(lotFile(newLot('T-1', { count: '7.7e11' }))));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('row', { name: /T-1/ })).toContainText('will be published as failed');
  });
});
