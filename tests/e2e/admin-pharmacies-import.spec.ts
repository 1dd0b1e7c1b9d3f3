import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { markedCp949File } from '../support/cp949.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteDatabase, siteRows } from '../support/members.ts';
import { newPharmacyKey, pharmacyFile } from '../support/pharmacy-file.ts';
import { pictureFile } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

const keys: string[] = [];

// Only what this worker stored: another one may run a test of this file.
test.afterAll(async () => {
  for (const key of keys) await siteDatabase().execute(sql`delete from pharmacies where slug = ${key}`);
});

function newKey(): string {
  const key = newPharmacyKey();
  keys.push(key);
  return key;
}

const storedNames = async (key: string) => {
  const rows = await siteRows(sql`select name from pharmacy_translations
    join pharmacies on pharmacies.id = pharmacy_id where slug = ${key}`);
  return rows.map(({ name }) => name);
};

test.describe('two at once', () => {
  test.use({ expectedMessages: /status of 4(00|09)/ });

  test('a marketer imports a file after seeing what it changes', async ({ page }) => {
    await signInStaff(page, 'editor');
    const key = newKey();
    await page.goto('/admin/pharmacies/import?lang=en-US');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Please choose a file.')).toBeVisible();
    const file = page.getByLabel(/^CSV file/);
    const { buffer } = await pictureFile();
    await file.setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(file).toHaveAccessibleDescription(/cannot be read as CSV/);
    await file.setInputFiles({
      name: 'excel.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(markedCp949File),
    });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Lines read: 1. Saved as: CP949')).toBeVisible();
    await file.setInputFiles(
      pharmacyFile(
        'wrong.csv',
        `${key},가져온약국,주소,서울시,강남구,37.5,127.03`,
        ',,,서울특별시,강남구,35,127',
      ),
    );
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('heading', { name: '4 faults' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^2 Province/ })).toContainText('Did you mean 서울특별시?');
    await expect(page.getByRole('row', { name: /^3 Latitude/ })).toContainText('outside the province');
    await expectAccessible(page);

    await file.setInputFiles(
      pharmacyFile('right.csv', `${key},가져온약국,서울 강남구 1,서울특별시,강남구,37.5,127.03`),
    );
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Lines read: 1. Saved as: UTF-8')).toBeVisible();
    await expect(page.getByRole('row', { name: /가져온약국/ })).toContainText('Added');
    expect(await storedNames(key)).toEqual([]);
    await page.getByRole('button', { name: 'Import 1' }).click();
    await expect(page.getByRole('heading', { name: 'Imported.' })).toBeVisible();
    expect(await storedNames(key)).toEqual(['가져온약국']);

    await file.setInputFiles(
      pharmacyFile('changed.csv', `${key},새이름약국,서울 강남구 1,서울특별시,강남구,37.5,127.03`),
    );
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('row', { name: /새이름약국/ })).toContainText('가져온약국');
    await expectAccessible(page);
    await siteDatabase().execute(sql`update pharmacies set phone = '1' where slug = ${key}`);
    await page.getByRole('button', { name: 'Import 1' }).click();
    await expect(page.getByRole('alert')).toContainText('changed since the check');
  });
});

test('an exported file opens in Excel and imports without a difference', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/pharmacies?lang=ko-KR&query=saebomgil');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV 내보내기' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pharmacies-\d{4}-\d\d-\d\d\.csv$/);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toMatch(/^\ufeff약국 코드,상태,/);
  await page.goto('/admin/pharmacies/import?lang=ko-KR');
  await page.getByLabel(/^CSV 파일/).setInputFiles(path);
  await page.getByRole('button', { name: '파일 확인' }).click();
  await expect(page.getByText('1줄을 읽었습니다. 저장 형식: UTF-8 BOM')).toBeVisible();
  await expect(page.getByText('바뀌는 내용이 없습니다.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is checked, too', async ({ page }) => {
    await signInStaff(page, 'editor');
    await page.goto('/admin/pharmacies/import?lang=en-US');
    await page
      .getByLabel(/^CSV file/)
      .setInputFiles(pharmacyFile('a.csv', `${newKey()},약국,주소,서울특별시,강남구,37.5,127`));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('row', { name: /약국/ })).toContainText('Added');
  });
});
