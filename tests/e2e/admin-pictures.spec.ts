import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { createItem, insertPicture, newTitle, pictureFile, save } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

test('a picture is uploaded, found, seen where it is used, and deleted when it is not', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/pictures?lang=en-US');
  const name = `${newTitle()}.jpg`;
  const upload = page.getByLabel('Upload a picture');
  const size = 400 + Math.floor(Math.random() * 400);
  await upload.setInputFiles(await pictureFile(name, size, size));
  await expect(page.getByText(`Added to the library: ${name}`)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Not used')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Delete the picture' }).click();
  await expect(page.getByText('The picture is deleted.')).toBeVisible();
  await expect(page.getByText('There are no pictures.')).toBeVisible();
});

test('a picture of a text says where it is used and cannot be deleted', async ({ page }) => {
  const title = newTitle();
  await signInStaff(page, 'editor');
  await createItem(page, title);
  await insertPicture(page, 'A fermenter');
  await save(page);
  await page.goto('/admin/pictures?lang=en-US&unused=false');
  await page
    .getByRole('main')
    .getByRole('button', { name: /fermenter\.png/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: `News: ${title}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete the picture' })).toHaveCount(0);
  await dialog.getByRole('link', { name: `News: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an uploaded picture is chosen again as a lead picture', async ({ page }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await insertPicture(page, 'A fermenter');
  const lead = page.getByRole('group', { name: 'Lead picture' });
  await lead.getByRole('button', { name: 'Choose an uploaded one' }).click();
  await lead.getByRole('button', { name: 'Choose fermenter.png' }).first().click();
  await expect(lead.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await save(page);
  await page.reload();
  await expect(lead.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
});

test.describe('refused uploads', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_/ });

  test('a file that is no picture, one that is too large and a lost upload are explained', async ({
    page,
  }) => {
    await signInStaff(page, 'editor');
    await page.goto('/admin/pictures?lang=en-US');
    const upload = page.getByLabel('Upload a picture');
    const alert = page.getByRole('main').getByRole('alert');
    await upload.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    });
    await expect(alert).toContainText('The content of the file does not fit its name');
    await upload.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(30_000_001),
    });
    await expect(alert).toContainText('30 MB');
    await page.route('**/admin/upload/**', (route) => route.abort());
    await upload.setInputFiles(await pictureFile());
    await expect(alert).toContainText('No answer came.');
    await page.unroute('**/admin/upload/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Added to the library: fermenter.png')).toBeVisible();
    await page.route('**/admin/upload/**', (route) =>
      route.fulfill({ json: { ok: false, problem: { code: 'unavailable', errors: {} } } }),
    );
    await upload.setInputFiles(await pictureFile());
    await expect(alert).toContainText('The file cannot be stored right now.');
  });

  test('an upload shows its progress and is cancelled', async ({ page, context }) => {
    await signInStaff(page, 'editor');
    await page.goto('/admin/pictures?lang=en-US');
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 1_000_000,
      uploadThroughput: 100_000,
    });
    const { mimeType, buffer } = await pictureFile('slow.png');
    const padded = Buffer.concat([buffer, Buffer.alloc(2_000_000)]);
    await page.getByLabel('Upload a picture').setInputFiles({ name: 'slow.png', mimeType, buffer: padded });
    await expect(page.getByRole('progressbar', { name: 'Upload progress of slow.png' })).toBeVisible();
    await expect(page.getByText(/of 2 MB/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('people who may not edit, and strangers, upload nothing', async ({ page, siteUrl }) => {
    const post = (headers: Record<string, string>) =>
      page.request.post('/admin/upload/picture?lang=en-US', {
        headers: { origin: siteUrl, accept: 'application/json', ...headers },
        multipart: { files: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') } },
      });
    expect((await post({})).status()).toBe(401);
    await signInStaff(page, 'reader');
    expect((await post({})).status()).toBe(403);
    expect((await post({ origin: 'https://elsewhere.example' })).status()).toBe(403);
  });
});
