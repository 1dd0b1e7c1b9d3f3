import { sql } from 'drizzle-orm';
import { test } from '../support/cut-site.ts';
import { expect } from '../support/fixtures.ts';
import { siteDatabase, siteRows } from '../support/members.ts';
import { newPharmacyKey, pharmacyFile } from '../support/pharmacy-file.ts';
import { signInStaff } from '../support/staff-pages.ts';

test.use({ expectedMessages: /Failed to load resource|status of (401|503)/ });

const line1 = (key: string, name: string) => `${key},${name},서울 강남구 1,서울특별시,강남구,37.5,127.03`;

const count = async (name: string) =>
  (await siteRows(sql`select 1 from pharmacy_translations where name = ${name}`)).length;

/** The database answers as on a full disk when it stores this pharmacy. */
async function fillDisk(key = ''): Promise<void> {
  const db = siteDatabase();
  await db.execute(sql`create function refuse_full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await db.execute(sql`create trigger full_disk before insert on pharmacies for each row
    when (new.slug = ${sql.raw(`'${key}'`)}) execute function refuse_full_disk()`);
}

test('without a database or on a full disk nothing is imported by half, and file and plan stay', async ({
  page,
  line,
}) => {
  await signInStaff(page, 'editor');
  const keys = [newPharmacyKey(), newPharmacyKey()];
  const name = `끊긴약국 ${keys[0]}`;
  await page.goto('/admin/pharmacies/import?lang=en-US');
  const file = page.getByLabel(/^CSV file/);
  await file.setInputFiles(pharmacyFile('two.csv', ...keys.map((key) => line1(key, name))));
  const check = page.getByRole('button', { name: 'Check the file' });
  line.cut();
  await check.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/not possible right now|try again/i);
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('two.csv');
  line.mend();
  await expect(async () => {
    await check.click();
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

  line.cut();
  const confirm = page.getByRole('button', { name: 'Import 2' });
  await confirm.click();
  await expect(alert).toContainText(/not possible right now|try again/i);
  await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
  expect(await count(name)).toBe(0);
  line.mend();

  await fillDisk(keys[1]);
  try {
    await expect(async () => {
      const answer = page.waitForResponse((one) => one.request().method() === 'POST');
      await confirm.click({ timeout: 1_000 });
      expect(await (await answer).json()).toMatchObject({ failure: 'failed' });
      await expect(alert).toBeVisible();
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
    expect(await count(name)).toBe(0);
  } finally {
    await siteDatabase().execute(sql`drop function refuse_full_disk cascade`);
  }
  await expect(async () => {
    await confirm.click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { name: 'Imported.' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(await count(name)).toBe(2);
  for (const key of keys) await siteDatabase().execute(sql`delete from pharmacies where slug = ${key}`);
});

test('after the session has ended nothing is imported, and file and plan stay for another sign-in', async ({
  page,
}) => {
  const { email } = await signInStaff(page, 'editor');
  const key = newPharmacyKey();
  await page.goto('/admin/pharmacies/import?lang=en-US');
  await page.getByLabel(/^CSV file/).setInputFiles(pharmacyFile('one.csv', line1(key, '끝난약국')));
  await page.getByRole('button', { name: 'Check the file' }).click();
  const confirm = page.getByRole('button', { name: 'Import 1' });
  await expect(confirm).toBeVisible();
  await siteDatabase().execute(
    sql`delete from staff_sessions where staff_id = (select id from staff where email = ${email})`,
  );
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('You have been signed out.');
  await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
  expect(await siteRows(sql`select 1 from pharmacies where slug = ${key}`)).toEqual([]);
});
