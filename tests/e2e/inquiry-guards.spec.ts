import { startCaptchaServer } from '../support/fakes/captcha.ts';
import { databaseUrl, expect, test } from '../support/fixtures.ts';
import { countInquiries, fillInquiry, untilFormIsOldEnough } from '../support/inquiry-page.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy } from '../support/visitor.ts';

const registered = 'Your inquiry has been registered.';
const send = 'Send inquiry';

test.describe('spam protection of the inquiry', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('refuses a bot that fills in every field, and requests a second attempt from a person', async ({
    page,
  }) => {
    const subject = `Honeypot ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, subject);
    const honeypot = page.locator('input[name=homepageUrl]');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toContainText('please send it once more');
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    expect(await countInquiries(subject)).toBe(0);
  });

  test('delays an early submission until it is allowed, with JavaScript', async ({ page }) => {
    const subject = `Quick ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, subject);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
  });

  test('replaces an expired timestamp and preserves typed values', async ({ page }) => {
    const subject = `Old ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, subject);
    await page.locator('input[name=timestamp]').evaluate((input: HTMLInputElement) => {
      input.value = `${input.value.slice(0, -4)}AAAA`;
    });
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toContainText('could not be confirmed');
    await untilFormIsOldEnough(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    expect(await countInquiries(subject)).toBe(1);
  });

  test('requests the consent again when its text has changed', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, 'Consent');
    await page.locator('input[name=consentVersion]').evaluate((input: HTMLInputElement) => {
      input.value = '2020-01-01';
    });
    await page.route('**/contact?*', async (route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(409);
      await route.fulfill({ response, status: 400 });
    });
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toContainText('The consent text has changed in the meantime.');
    await expect(page.getByLabel('I agree to the use')).not.toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 400/ });

  test('a form that is sent too quickly returns, and is accepted the second time', async ({ page }) => {
    const subject = `Too fast ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, subject);
    // Filling in may have taken a second; the new form's timestamp is younger. One step, to stay below the second.
    const fresh = await page.request.get('/contact?lang=en-US');
    const timestamp = /name="timestamp" value="([^"]+)"/.exec(await fresh.text())?.[1] ?? '';
    await page.locator('input[name=timestamp]').evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.form?.requestSubmit();
    }, timestamp);
    await expect(page.getByRole('alert')).toContainText('This came too quickly');
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByLabel('I agree to the use')).toBeChecked();
    await untilFormIsOldEnough(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    expect(await countInquiries(subject)).toBe(1);
  });
});

test.describe('with a captcha', () => {
  let captcha: Awaited<ReturnType<typeof startCaptchaServer>>;
  let site: RunningSite;

  test.beforeAll(async () => {
    captcha = await startCaptchaServer('right');
    site = await startSite({
      ...behindProxy,
      DATABASE_URL: databaseUrl(),
      COMPANY_EMAIL: 'contact@lumibiome.example',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'right',
      RECAPTCHA_SCRIPT_URL: captcha.scriptUrl,
      RECAPTCHA_VERIFY_URL: captcha.url,
    });
  });

  test.afterAll(async () => {
    await site.kill();
    captcha.stop();
  });

  test('its script loads on the first use of the form, and a person’s inquiry is accepted', async ({
    page,
  }) => {
    const subject = `Captcha ${crypto.randomUUID()}`;
    const scriptRequests = () =>
      captcha.requests.filter(({ url }) => url.pathname === '/recaptcha/api.js').length;
    const before = scriptRequests();
    await page.goto(`${site.url}/contact?lang=en-US`);
    await expect(page.getByText('Google reCAPTCHA keeps automatic senders out.')).toBeVisible();
    expect(scriptRequests()).toBe(before);
    await fillInquiry(page, subject);
    await expect.poll(scriptRequests).toBe(before + 1);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    expect(await countInquiries(subject)).toBe(1);
  });

  test('its script is admitted on the page of the form only, for each way to it', async ({ page }) => {
    const folder = captcha.scriptUrl.replace('api.js', '');
    const policyOf = async (path: string) =>
      (await page.request.get(site.url + path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/contact?lang=en-US')).toContain(folder);
    expect(await policyOf('/news?lang=en-US')).not.toContain(folder);

    await page.goto(`${site.url}/news?lang=en-US`);
    await page.locator('a[href^="/contact"]').last().click();
    await expect(page.getByLabel('Subject')).toBeVisible();
    // It loads again as a separate document.
    const documentOf = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    await expect(async () => expect(await documentOf()).toContain('/contact')).toPass();
    const subject = `Came by a link ${crypto.randomUUID()}`;
    await fillInquiry(page, subject);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: registered })).toBeVisible();
  });

  test.describe('and a bad score', () => {
    test.use({ expectedMessages: /status of 403/ });

    test('nothing is stored, and typed values stay', async ({ page }) => {
      const subject = `Robot ${crypto.randomUUID()}`;
      captcha.scoreVisitors(0.1);
      await page.goto(`${site.url}/contact?lang=en-US`);
      await fillInquiry(page, subject);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert')).toContainText('We could not confirm that a person sent this.');
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      expect(await countInquiries(subject)).toBe(0);
      captcha.scoreVisitors(0.9);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('heading', { name: registered })).toBeVisible();
    });
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page explains that JavaScript is required, and offers another way', async ({ page }) => {
      await page.goto(`${site.url}/contact?lang=en-US`);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'contact@lumibiome.example' }),
      ).toBeVisible();
    });
  });
});
