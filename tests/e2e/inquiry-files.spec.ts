import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  countInquiries,
  fileOnDisk,
  fillInquiry,
  newFile,
  pdf,
  storedFiles,
  untilFormIsOldEnough,
} from '../support/inquiry-page.ts';
import { whenLive } from '../support/live.ts';

const registered = 'Your inquiry has been registered.';

test.describe('files of an inquiry', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await whenLive(page.getByLabel('Attached files'));
  });

  test('are listed with their size, removed, and stored in their order', async ({ page }) => {
    const subject = `Files ${crypto.randomUUID()}`;
    await fillInquiry(page, subject);
    const files = page.getByLabel('Attached files');
    await files.setInputFiles([
      newFile('a.pdf'),
      newFile('b.pdf', Buffer.concat([pdf, Buffer.alloc(1_200_000, ' ')])),
    ]);
    // A second choice adds to the first.
    await files.setInputFiles([newFile('규격서.pdf')]);
    await expect(page.getByText('Files: 3, 1.2 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove a.pdf' }).click();
    await expect(files).toBeFocused();
    await expect(page.getByText('Files: 2, 1.2 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeFocused();
    expect(await storedFiles(subject)).toEqual(['b.pdf', '규격서.pdf']);
  });

  test('that are refused are listed with the reason, and the others stay', async ({ page }) => {
    const files = page.getByLabel('Attached files');
    await files.setInputFiles([
      fileOnDisk('good.pdf'),
      fileOnDisk('run.exe'),
      fileOnDisk('a.php.jpg'),
      fileOnDisk('huge.pdf', 10_000_001),
    ]);
    await expect(files).toHaveAttribute('aria-invalid', 'true');
    for (const reason of [
      /Not added: run\.exe\. Only pdf, .* files can be attached/,
      /Not added: a\.php\.jpg\. Please rename the file/,
      /Not added: huge\.pdf\. A file can be up to 10 MB/,
    ])
      await expect(files).toHaveAccessibleDescription(reason);
    await expect(page.getByText('Files: 1,')).toBeVisible();
    await expectNoViolations(page);
  });

  test('beyond five, or beyond 20 MB together, are not added', async ({ page }) => {
    const files = page.getByLabel('Attached files');
    await files.setInputFiles(Array.from({ length: 6 }, (_, index) => newFile(`${index}.pdf`)));
    await expect(files).toHaveAccessibleDescription(/Not added: 5\.pdf\. You can attach up to 5 files\./);
    await expect(page.getByText('Files: 5,')).toBeVisible();
    for (let index = 0; index < 5; index += 1)
      await page.getByRole('button', { name: 'Remove' }).first().click();
    await files.setInputFiles(['a', 'b', 'c'].map((name) => fileOnDisk(`${name}.pdf`, 9_000_000)));
    await expect(files).toHaveAccessibleDescription(
      /Not added: c\.pdf\. All files together can be up to 20 MB/,
    );
  });

  test('can be dropped', async ({ page }) => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf'));
      return transfer;
    });
    await page.getByText('You can also drop files here.').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
    expect(
      await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(1);
  });

  test('show the upload progress, and stop on cancel', async ({ page }) => {
    const subject = `Cancelled ${crypto.randomUUID()}`;
    await fillInquiry(page, subject);
    const large = Buffer.concat([pdf, Buffer.alloc(4_000_000, ' ')]);
    await page.getByLabel('Attached files').setInputFiles(newFile('large.pdf', large));
    const network = await page.context().newCDPSession(page);
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await network.send('Network.enable');
    await limit(300_000);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    const bar = page.getByRole('progressbar', { name: 'Sending progress' });
    await expect(bar).toBeVisible();
    const sent = () => bar.evaluate((element: HTMLProgressElement) => element.value);
    const first = await sent();
    await expect.poll(sent).toBeGreaterThan(first);
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await expect(page.getByRole('alert')).toHaveText('Sending was canceled. What you typed is still here.');
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    expect(await countInquiries(subject)).toBe(0);

    await limit(-1);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    expect(await storedFiles(subject)).toEqual(['large.pdf']);
  });
});

test.describe('a file whose content does not match its name', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('is refused by the server, at the field', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const subject = `Disguised ${crypto.randomUUID()}`;
    await fillInquiry(page, subject);
    const files = page.getByLabel('Attached files');
    await files.setInputFiles(newFile('a.png', Buffer.from('<html><script>alert(1)</script></html>')));
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(files).toBeFocused();
    await expect(files).toHaveAccessibleDescription(/their content has to match\.$/);
    expect(await countInquiries(subject)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 400/ });

  test('files are sent by the plain form, and requested again when it returns', async ({ page }) => {
    const subject = `Plain ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, subject);
    const email = page.getByLabel('Email');
    const address = await email.inputValue();
    await email.fill('not an address');
    await page.getByLabel('Attached files').setInputFiles(newFile('plain.pdf'));
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText('Please choose these files again: plain.pdf')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await email.fill(address);
    await page.getByLabel('Attached files').setInputFiles(newFile('plain.pdf'));
    await untilFormIsOldEnough(page);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    expect(await storedFiles(subject)).toEqual(['plain.pdf']);
  });
});
